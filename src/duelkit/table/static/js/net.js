/**
 * The WebSocket to the table: sends the greeting, numbers requests, delivers each answer to its request, and after a
 * lost connection reconnects and rejoins the open rooms.
 */
import { change, roomState, store } from "./store.js";
import { t } from "./text.js";

const PROTOCOL = 2;
const LATEST = 20_000;
/** The time for which a state is shown at least, in milliseconds, so that the duel can be followed. */
const PACE = 260;
/** The same for notable events: an activation of the opponent, an attack, a new turn. */
const NOTABLE = 400;
/** How much faster what is fast-forwarded goes. */
const FAST = 6;

let socket = null;
let number = 0;
let attempts = 0;
let coming = 0;
let greeted = false;
const waiting = new Map();
const hearers = new Map();
const outbox = [];
/** Rooms of this page that are not at the table: what answers their messages. */
const hosts = new Map();
/** Rooms to rejoin: id → the fields of `join`. */
const joined = new Map();
let lobbyWanted = false;

/** A refusal of the server: `code` is one of the protocol's, `message` says more. */
export class Refused extends Error {
  constructor(code, message) {
    super(message);
    this.code = code;
  }
}

/** Subscribes to every message of a type; returns how to stop. */
export function on(type, hear) {
  if (!hearers.has(type)) hearers.set(type, new Set());
  hearers.get(type).add(hear);
  return () => hearers.get(type).delete(hear);
}

function tell(type, message) {
  for (const hear of [...(hearers.get(type) ?? [])]) hear(message);
}

/**
 * Sends a message.
 * @param {string} type
 * @param {object} [fields]
 * @returns {Promise<object>} the answer; rejects with `Refused`
 */
export function send(type, fields = {}) {
  const own = hosts.get(fields.room);
  if (own) return own(type, fields);
  number += 1;
  const id = number;
  const text = JSON.stringify({ type, id, ...fields });
  return new Promise((resolve, reject) => {
    waiting.set(id, { resolve, reject, type });
    if (greeted && socket?.readyState === WebSocket.OPEN) socket.send(text);
    else outbox.push({ id, text });
  });
}

/** Sends a message without awaiting the answer; subscribers to `refused` show a refusal. */
export function say(type, fields = {}) {
  send(type, fields).catch((error) => tell("refused", error));
}

/** Joins a room, and again after a lost connection. */
export async function join(room, fields = {}) {
  const answer = await send("join", { room, windows: store.settings.windows, ...fields });
  joined.set(room, { watch: fields.watch ?? false });
  return answer;
}

/** Registers a room in which the server has put the player. */
export const stay = (room) => joined.set(room, { watch: false });

/** Whether the player is in a room already: a new `join` would bring everything again, and nothing would be paced. */
export const stays = (room) => joined.has(room);

/** Leaves a room. */
export const forget = (room) => joined.delete(room);

/** Starts or stops receiving the list of public rooms. */
export function lobby(wanted) {
  lobbyWanted = wanted;
  if (greeted) say("lobby", { on: wanted });
}

function greet(ws) {
  const hello = { type: "hello", protocol: PROTOCOL };
  if (store.token) hello.token = store.token;
  if (store.name || !store.token) hello.name = store.name || t("guest-name");
  ws.send(JSON.stringify(hello));
}

function welcome(message) {
  attempts = 0;
  greeted = true;
  change((state) => {
    state.token = message.token;
    state.name = message.name;
    state.account = message.account;
    state.online = true;
    state.everOnline = true;
  });
  for (const [room, fields] of joined) say("join", { room, ...fields });
  if (lobbyWanted) say("lobby", { on: true });
  for (const { text } of outbox.splice(0)) socket.send(text);
}

function answer(message) {
  const asked = waiting.get(message.id);
  if (!asked) {
    if (message.type === "error") tell("refused", new Refused(message.code, message.message));
    return;
  }
  waiting.delete(message.id);
  if (message.type === "error") asked.reject(new Refused(message.code, message.message));
  else asked.resolve(message);
}

// states follow one another, each shown for a while

const queues = new Map();

/** How long a state is shown when others wait behind it. */
function pace({ before, shown, states, fast }) {
  if (store.settings.motion === "less" || !shown?.log.length) return 0;
  const { chain = [], attacker, turn } = shown.view;
  const grew = chain.length > (before?.view.chain?.length ?? 0) && chain[chain.length - 1].player !== shown.you;
  const attacks = attacker !== null && attacker !== undefined && attacker !== before?.view.attacker;
  const time = grew || attacks || (before && turn !== before.view.turn) ? NOTABLE : PACE;
  const many = states.length > 14 ? 0.15 : states.length > 6 ? 0.5 : 1;
  return (time * many) / Number(store.settings.pace) / (fast ? FAST : 1);
}

function arrive(message) {
  const queue = queues.get(message.room) ?? { states: [], timer: 0, at: 0, before: null, shown: null, fast: false };
  queues.set(message.room, queue);
  // after a new `join` counting continues, but the whole log comes again: waiting messages are old
  if (message.seq === 1) queue.states.length = 0;
  queue.states.push(message);
  if (!queue.timer) next(queue, message.room);
  else tellBehind(message.room, queue);
}

/** Tells how many states wait to be shown. */
function tellBehind(room, queue) {
  const behind = queue.states.length;
  if ((store.rooms[room]?.behind ?? 0) === behind) return;
  change((state) => {
    state.rooms = { ...state.rooms, [room]: { ...roomState(state, room), behind } };
  });
}

function next(queue, room) {
  queue.timer = 0;
  if (!queue.states.length) return;
  const quiet = document.hidden ? 0 : pace(queue);
  const left = queue.at + quiet - performance.now();
  if (left > 0) {
    queue.timer = setTimeout(() => next(queue, room), left);
    tellBehind(room, queue);
    return;
  }
  advance(queue);
  if (queue.states.length) queue.timer = setTimeout(() => next(queue, room), 0);
}

/** Shows the next state. */
function advance(queue) {
  const message = queue.states.shift();
  if (message.log.length) queue.at = performance.now();
  queue.before = queue.shown;
  queue.shown = message;
  queue.fast &&= queue.states.length > 0;
  show(message, queue.states.length);
}

/** Fast-forwards through what has happened in a room and is not yet shown. */
export function hasten(room) {
  const queue = queues.get(room);
  if (!queue?.states.length) return;
  queue.fast = true;
  clearTimeout(queue.timer);
  next(queue, room);
}

/** Shows what a room is now, and nothing of what waits before it but its lines in the log. */
export function skip(room) {
  const queue = queues.get(room);
  if (!queue?.states.length) return;
  clearTimeout(queue.timer);
  queue.timer = 0;
  while (queue.states.length) advance(queue);
}

function show(message, behind) {
  change((state) => {
    const now = roomState(state, message.room);
    // after an undo the log is sent again from some number on
    const holds = message.log_after ?? (message.log.length ? message.log[0].n - 1 : Infinity);
    const kept = now.log.filter((entry) => entry.n <= holds);
    const fresh = message.log;
    const log = fresh.length || kept.length < now.log.length ? [...kept, ...fresh] : now.log;
    state.rooms = {
      ...state.rooms,
      [message.room]: { ...now, state: { ...message, fresh }, log, thinking: null, behind },
    };
  });
}

function hearRoom(message) {
  change((state) => {
    const now = roomState(state, message.room);
    const siding = message.status === "siding" ? now.siding : null;
    state.rooms = { ...state.rooms, [message.room]: { ...now, room: message, siding, missing: "" } };
  });
}

/**
 * Sets or removes what answers for a room of this page.
 * @param {string} room
 * @param {((type: string, fields: object) => Promise<object>)|null} answers
 */
export function host(room, answers) {
  if (answers) hosts.set(room, answers);
  else hosts.delete(room);
}

/** Handles a message of the table, or of a room of this page. */
export function take(message) {
  if (message.type === "welcome") welcome(message);
  else if (message.type === "room") hearRoom(message);
  else if (message.type === "state") arrive(message);
  else if (message.type === "lobby")
    change((state) => {
      state.lobby = message.rooms;
    });
  else if (message.type === "thinking") {
    change((state) => {
      const now = roomState(state, message.room);
      state.rooms = { ...state.rooms, [message.room]: { ...now, thinking: message } };
    });
  } else if (message.type === "siding") {
    change((state) => {
      const now = roomState(state, message.room);
      state.rooms = { ...state.rooms, [message.room]: { ...now, siding: message } };
    });
  }
  if ((message.id !== undefined && message.id !== null) || message.type === "error") answer(message);
  tell(message.type, message);
}

function lost() {
  greeted = false;
  socket = null;
  change((state) => {
    state.online = false;
  });
  for (const [id, asked] of [...waiting]) {
    if (outbox.some((entry) => entry.id === id)) continue;
    waiting.delete(id);
    asked.reject(new Refused("lost", ""));
  }
  attempts += 1;
  const pause = Math.min(LATEST, 400 * 2 ** Math.min(attempts, 6)) * (0.75 + Math.random() / 2);
  clearTimeout(coming);
  coming = setTimeout(connect, pause);
}

// a connection does not notice for minutes that the network is gone; the browser does
addEventListener("offline", () => {
  if (!socket) return;
  const gone = socket;
  lost();
  gone.close();
});
addEventListener("online", () => {
  clearTimeout(coming);
  connect();
});

/** Opens the connection, and again whenever it is lost. */
export function connect() {
  if (socket) return;
  const url = new URL("ws", location.href.split("#")[0]);
  url.protocol = location.protocol === "https:" ? "wss:" : "ws:";
  const ws = new WebSocket(url);
  socket = ws;
  ws.addEventListener("open", () => greet(ws));
  ws.addEventListener("message", (event) => {
    if (socket === ws) take(JSON.parse(event.data));
  });
  ws.addEventListener("close", () => {
    if (socket === ws) lost();
  });
}
