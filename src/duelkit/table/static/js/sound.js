/**
 * Sounds of our own, made by the browser: short tones and noise, no files. Quiet while the page is in the background,
 * but for "your move".
 */
import { setSetting, store } from "./store.js";
import { t } from "./text.js";
import { toast } from "./ui.js";

/** @type {AudioContext|null} */
let context = null;
let noise = null;
/** Sounds that begin within this time of each other are not piled up. */
const LEAST_APART = 0.045;
const last = new Map();

/** The context, once the player has touched the page: browsers are silent before. */
function awake() {
  if (context) return context;
  const active = navigator.userActivation;
  if (!globalThis.AudioContext || (active && !active.hasBeenActive)) return null;
  context = new AudioContext({ latencyHint: "interactive" });
  return context;
}

function noiseOf(audio) {
  if (noise) return noise;
  noise = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  const samples = noise.getChannelData(0);
  let state = 22222;
  for (let at = 0; at < samples.length; at += 1) {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    samples[at] = state / 2 ** 31 - 1;
  }
  return noise;
}

/** Loudness over time: up fast, down slowly. */
function shaped(audio, at, seconds, loud, out) {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(Math.max(0.0002, loud), at + Math.min(0.012, seconds / 4));
  gain.gain.exponentialRampToValueAtTime(0.0001, at + seconds);
  gain.connect(out);
  return gain;
}

/** A tone: from one pitch to another. */
function tone(audio, out, { from, to = from, seconds = 0.16, loud = 0.3, wave = "sine", after = 0 }) {
  const at = audio.currentTime + after;
  const source = audio.createOscillator();
  source.type = wave;
  source.frequency.setValueAtTime(from, at);
  source.frequency.exponentialRampToValueAtTime(to, at + seconds);
  source.connect(shaped(audio, at, seconds, loud, out));
  source.start(at);
  source.stop(at + seconds + 0.02);
}

/** Filtered noise: paper, wind, a blow. */
function rush(audio, out, { from, to = from, seconds = 0.15, loud = 0.25, wide = 1, after = 0 }) {
  const at = audio.currentTime + after;
  const source = audio.createBufferSource();
  source.buffer = noiseOf(audio);
  const filter = audio.createBiquadFilter();
  filter.type = "bandpass";
  filter.Q.value = wide;
  filter.frequency.setValueAtTime(from, at);
  filter.frequency.exponentialRampToValueAtTime(to, at + seconds);
  source.connect(filter);
  filter.connect(shaped(audio, at, seconds, loud, out));
  source.start(at, 0, seconds + 0.05);
}

const chord = (notes, more = {}) =>
  notes.map((from, at) => ({ from, after: at * 0.07, seconds: 0.3, loud: 0.16, ...more }));

/**
 * What sounds how: tones and noises. `step`: how many of a kind came before, such as the links of a chain.
 * @type {Record<string, (step: number) => {tones?: object[], rushes?: object[]}>}
 */
export const CUES = {
  move: () => ({
    tones: [
      { from: 660, to: 660, seconds: 0.1, loud: 0.2 },
      { from: 880, seconds: 0.18, loud: 0.22, after: 0.1 },
    ],
  }),
  choose: () => ({ tones: [{ from: 520, to: 560, seconds: 0.06, loud: 0.12, wave: "triangle" }] }),
  draw: () => ({ rushes: [{ from: 2600, to: 5200, seconds: 0.11, loud: 0.16 }] }),
  card: () => ({
    rushes: [{ from: 1700, to: 900, seconds: 0.09, loud: 0.2 }],
    tones: [{ from: 170, to: 110, seconds: 0.1, loud: 0.22 }],
  }),
  set: () => ({ rushes: [{ from: 900, to: 500, seconds: 0.1, loud: 0.2 }] }),
  summon: () => ({
    tones: [
      { from: 150, to: 75, seconds: 0.26, loud: 0.34 },
      { from: 392, to: 523, seconds: 0.22, loud: 0.12, wave: "triangle" },
    ],
    rushes: [{ from: 500, to: 1600, seconds: 0.2, loud: 0.14 }],
  }),
  special: () => ({
    tones: [...chord([392, 523, 659, 784], { wave: "triangle" }), { from: 98, to: 65, seconds: 0.5, loud: 0.3 }],
    rushes: [{ from: 400, to: 3600, seconds: 0.42, loud: 0.14 }],
  }),
  chain: (step) => ({
    tones: [
      { from: 440 * 2 ** (Math.min(step, 12) / 6), seconds: 0.2, loud: 0.2, wave: "triangle" },
      { from: 880 * 2 ** (Math.min(step, 12) / 6), seconds: 0.12, loud: 0.07 },
    ],
  }),
  resolve: () => ({ tones: [{ from: 700, to: 1050, seconds: 0.18, loud: 0.13 }] }),
  negated: () => ({ tones: [{ from: 420, to: 190, seconds: 0.26, loud: 0.2, wave: "square" }] }),
  attack: () => ({
    rushes: [{ from: 700, to: 4200, seconds: 0.16, loud: 0.3, wide: 0.7 }],
    tones: [{ from: 120, to: 60, seconds: 0.2, loud: 0.3, after: 0.1 }],
  }),
  damage: () => ({
    tones: [{ from: 110, to: 45, seconds: 0.34, loud: 0.42 }],
    rushes: [{ from: 260, to: 120, seconds: 0.26, loud: 0.3 }],
  }),
  heal: () => ({ tones: chord([523, 659, 784]) }),
  destroy: () => ({
    rushes: [{ from: 1800, to: 220, seconds: 0.34, loud: 0.34, wide: 0.6 }],
    tones: [{ from: 95, to: 50, seconds: 0.28, loud: 0.26 }],
  }),
  turn: (mine) => ({ tones: mine ? chord([392, 587], { loud: 0.2 }) : chord([294, 247], { loud: 0.14 }) }),
  won: () => ({ tones: chord([523, 659, 784, 1047], { seconds: 0.5, loud: 0.2 }) }),
  lost: () => ({ tones: chord([392, 330, 262], { seconds: 0.5, loud: 0.18 }) }),
};

/**
 * Plays a sound, if the player wants any.
 * @param {string} name one of {@link CUES}
 * @param {number} step
 */
export function cue(name, step = 0) {
  const { sound, volume } = store.settings;
  if (sound === "off" || volume <= 0 || (document.hidden && name !== "move")) return;
  const audio = awake();
  if (!audio) return;
  if (audio.state === "suspended") audio.resume().catch(() => {});
  const now = audio.currentTime;
  if (now - (last.get(name) ?? -1) < LEAST_APART) return;
  last.set(name, now);
  const out = audio.createGain();
  out.gain.value = volume * volume;
  out.connect(audio.destination);
  const { tones = [], rushes = [] } = CUES[name](step);
  for (const one of tones) tone(audio, out, one);
  for (const one of rushes) rush(audio, out, one);
  setTimeout(() => out.disconnect(), 1500);
}

/** Turns the sound off or on. */
export function toggleSound() {
  const off = store.settings.sound !== "off";
  setSetting("sound", off ? "off" : "on");
  toast(t(off ? "sound-now-off" : "sound-now-on"));
}

/** M turns the sound off and on, wherever nothing is written. */
export function soundKey() {
  const pressed = (event) => {
    if (event.key.toLowerCase() !== "m" || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.target.matches?.("input,select,textarea,[contenteditable]")) return;
    event.preventDefault();
    event.stopPropagation();
    toggleSound();
  };
  addEventListener("keydown", pressed, true);
  return () => removeEventListener("keydown", pressed, true);
}
