/**
 * Signs of our own, each in a square from −50 to 50: an emblem for every Type of monster, and pictograms of what cards
 * do. `fill` is a surface, `line` is drawn on it in the colour of the ground, `stroke` is a thick line in the colour of
 * the surface.
 */

const round = (value) => Math.round(value * 10) / 10;

/** A star, or with many points a burst. */
export function star(points, outer, inner, turn = 0, x = 0, y = 0) {
  const path = [];
  for (let at = 0; at < points * 2; at += 1) {
    const angle = (Math.PI * at) / points + turn;
    const reach = at % 2 ? inner : outer;
    path.push(`${round(x + Math.sin(angle) * reach)} ${round(y - Math.cos(angle) * reach)}`);
  }
  return `M${path.join("L")}Z`;
}

/** A circle as a path. */
export const disc = (x, y, r) => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

/** The same on both sides: every x of a path of `M`, `L`, `C` and `Z` with absolute numbers is mirrored. */
export function mirrored(path) {
  let at = 0;
  return path.replace(/[A-Z]|-?\d+(?:\.\d+)?/g, (token) => {
    if (/[A-Z]/.test(token)) {
      at = 0;
      return token;
    }
    at += 1;
    return at % 2 ? `${-Number(token)}` : token;
  });
}

const twice = (path) => path + mirrored(path);

function gear(teeth, outer, inner, hole) {
  const path = [];
  const step = (Math.PI * 2) / teeth;
  for (let at = 0; at < teeth; at += 1) {
    for (const [part, reach] of [
      [-0.32, inner],
      [-0.2, outer],
      [0.2, outer],
      [0.32, inner],
    ]) {
      const angle = step * (at + part);
      path.push(`${round(Math.sin(angle) * reach)} ${round(-Math.cos(angle) * reach)}`);
    }
  }
  return `M${path.join("L")}Z${disc(0, 0, hole)}`;
}

/** The emblems by the bit of the Type. */
export const EMBLEMS = {
  // Warrior: a helmet
  0x1: {
    fill: `M0 -36C22 -36 33 -20 33 0L33 30L13 45L8 22L8 4L-8 4L-8 22L-13 45L-33 30L-33 0C-33 -20 -22 -36 0 -36Z${twice("M-26 -4L-10 0L-10 7L-24 9Z")}`,
    stroke: "M-22 -40C-10 -50 10 -50 24 -38",
    width: 7,
  },
  // Spellcaster: a hat
  0x2: {
    fill: `M-46 30C-24 18 24 18 46 30C32 44 -32 44 -46 30ZM-27 20C-16 2 -10 -24 16 -47C12 -35 24 -30 13 -20C15 -4 20 8 27 20C10 15 -10 15 -27 20Z${star(5, 10, 4, 0, 1, 3)}`,
  },
  // Fairy: wings and a halo
  0x4: {
    fill: `${twice("M-5 2C-16 -30 -44 -40 -48 -20C-49 -6 -38 2 -27 4C-42 10 -39 28 -27 31C-15 32 -7 20 -5 9Z")}M0 -16C7 -4 7 24 0 44C-7 24 -7 -4 0 -16Z`,
    stroke: "M-14 -36C-14 -44 14 -44 14 -36C14 -28 -14 -28 -14 -36Z",
    width: 4,
  },
  // Fiend: a horned face
  0x8: {
    fill: `M0 45C-17 36 -29 20 -29 0C-29 -8 -27 -14 -23 -18C-35 -22 -44 -34 -39 -49C-33 -37 -23 -32 -12 -29C-4 -32 4 -32 12 -29C23 -32 33 -37 39 -49C44 -34 35 -22 23 -18C27 -14 29 -8 29 0C29 20 17 36 0 45Z${twice("M-21 -6L-4 4L-8 12C-15 10 -20 4 -21 -6Z")}M-13 21L-6 26L0 21L6 26L13 21L7 33L-7 33Z`,
  },
  // Zombie: a skull
  0x10: {
    fill: `M0 -45C26 -45 38 -27 38 -8C38 6 32 14 24 20L24 34C24 40 18 43 12 43L-12 43C-18 43 -24 40 -24 34L-24 20C-32 14 -38 6 -38 -8C-38 -27 -26 -45 0 -45Z${disc(-15, -5, 10.5)}${disc(15, -5, 10.5)}M0 8L6 20L-6 20Z`,
    line: "M-9 29V43M0 29V43M9 29V43",
  },
  // Machine: a wheel with teeth
  0x20: { fill: gear(8, 46, 34, 21) + disc(0, 0, 11) },
  // Aqua: a drop
  0x40: {
    fill: "M0 -47C16 -22 31 -6 31 14C31 32 17 46 0 46C-17 46 -31 32 -31 14C-31 -6 -16 -22 0 -47Z",
    line: "M-18 14C-18 26 -10 33 0 34M-24 4C-14 -4 -6 12 4 4C12 -2 18 4 25 0",
  },
  // Pyro: a flame
  0x80: {
    fill: "M4 -49C10 -28 35 -18 33 12C32 33 17 45 0 45C-18 45 -33 31 -33 12C-33 -2 -22 -10 -20 -25C-12 -19 -10 -11 -10 -4C0 -14 7 -30 4 -49ZM0 38C-11 38 -15 29 -13 21C-11 12 -2 9 0 -1C9 10 15 16 13 25C12 33 7 38 0 38Z",
  },
  // Rock: crystals
  0x100: {
    fill: "M-47 38L-25 -12L-12 5L6 -45L26 0L33 -9L47 38Z",
    line: "M6 -45L2 0L12 38M-25 -12L-20 14L-29 38M26 0L24 18L33 38M2 0L-12 5M26 0L2 0",
  },
  // Winged Beast: a bird with spread wings
  0x200: {
    fill: "M-5 -8C-16 -32 -34 -40 -49 -38C-47 -28 -45 -23 -41 -19L-47 -14C-43 -6 -39 -2 -35 0L-38 7C-30 15 -18 15 -10 11L-13 32L0 45L13 32L10 11C18 15 30 15 38 7L35 0C39 -2 43 -6 47 -14L41 -19C45 -23 47 -28 49 -38C34 -40 16 -32 5 -8C4 -14 6 -18 13 -20C10 -28 5 -32 -1 -32C-8 -32 -11 -24 -5 -8Z",
    line: "M-38 -30C-26 -22 -18 -12 -12 0M38 -30C26 -22 18 -12 12 0M0 20V38",
  },
  // Plant: a flower with leaves
  0x400: {
    fill: `M0 -49C15 -32 15 -10 0 4C-15 -10 -15 -32 0 -49Z${twice("M-3 12C-26 13 -44 -2 -46 -27C-24 -27 -5 -12 -3 12ZM-3 44C-14 46 -26 38 -32 26C-18 24 -7 30 -3 44Z")}M-3 8L3 8L3 48L-3 48Z`,
    line: "M0 -34V-6M-34 -16C-22 -10 -14 -2 -9 6M34 -16C22 -10 14 -2 9 6",
  },
  // Insect: a beetle
  0x800: {
    fill: "M0 -22C20 -22 26 -4 26 12C26 32 14 45 0 45C-14 45 -26 32 -26 12C-26 -4 -20 -22 0 -22ZM-13 -25C-13 -38 13 -38 13 -25Z",
    stroke:
      "M-24 -4L-42 -16M-26 11L-47 11M-24 26L-40 40M24 -4L42 -16M26 11L47 11M24 26L40 40M-6 -36C-14 -40 -14 -47 -6 -49M6 -36C14 -40 14 -47 6 -49",
    width: 5,
    line: "M0 -22V45M-26 6C-16 0 -8 2 0 6C8 2 16 0 26 6",
  },
  // Thunder: a bolt
  0x1000: { fill: "M12 -49L-30 8L-5 8L-16 49L32 -13L5 -13L22 -49Z" },
  // Dragon: a head in profile
  0x2000: {
    fill: "M-47 10C-35 2 -27 -6 -19 -17C-23 -29 -19 -41 -6 -49C-8 -39 -4 -33 5 -29C15 -39 29 -43 43 -39C33 -33 27 -27 25 -19C37 -15 45 -7 49 6C39 2 33 2 27 6C35 18 35 33 27 47C22 33 12 25 -2 23L-10 31L-15 23L-25 27L-27 19L-43 23C-45 19 -47 14 -47 10ZM-8 -8L9 -13L4 -2Z",
    line: "M-40 14C-28 12 -16 12 -2 16M-36 5L-32 6",
  },
  // Beast: a paw
  0x4000: {
    fill: `M0 2C19 2 31 20 27 35C23 46 10 41 0 41C-10 41 -23 46 -27 35C-31 20 -19 2 0 2Z${twice("M-26 -12C-20 -6 -22 6 -30 8C-40 8 -44 -4 -41 -14C-38 -10 -32 -16 -26 -12ZM-8 -34C0 -30 0 -14 -8 -10C-18 -8 -24 -20 -22 -32C-18 -40 -14 -46 -12 -46C-10 -42 -8 -38 -8 -34Z")}`,
  },
  // Beast-Warrior: an axe
  0x8000: {
    fill: `M-4 -47L4 -47L4 48L-4 48Z${twice("M-4 -34C-18 -42 -38 -38 -46 -10C-40 8 -18 10 -4 0Z")}`,
    line: "M-34 -24C-38 -16 -38 -8 -35 -2M34 -24C38 -16 38 -8 35 -2M-4 22H4M-4 32H4",
  },
  // Dinosaur: a footprint
  0x10000: {
    fill: "M0 46C-11 46 -17 35 -13 23C-23 19 -39 6 -44 -21L-36 -29C-28 -9 -18 2 -8 4C-11 -14 -9 -33 0 -49C9 -33 11 -14 8 4C18 2 28 -9 36 -29L44 -21C39 6 23 19 13 23C17 35 11 46 0 46Z",
    line: "M-11 20C-4 14 4 14 11 20",
  },
  // Fish
  0x20000: {
    fill: `M-48 2C-30 -24 6 -28 24 -5L47 -24C42 -8 42 10 47 26L24 8C6 30 -30 28 -48 2ZM-14 -22C-8 -34 6 -38 18 -36C12 -30 10 -24 10 -18Z${disc(-28, -2, 4.5)}`,
    line: "M-14 -14C-7 -5 -7 8 -14 17M2 -8C6 -3 6 6 2 12",
  },
  // Sea Serpent: coils over waves
  0x40000: {
    fill: "M0 -38C8 -50 26 -52 38 -40L46 -28L30 -24L26 -14C14 -14 2 -22 0 -38Z",
    stroke: "M14 -24C22 -6 -8 -12 -24 -2C-40 10 -22 24 -2 20C18 16 32 20 28 32",
    width: 13,
    under: "M-46 42C-40 34 -34 34 -28 42C-22 50 -16 50 -10 42C-4 34 2 34 8 42C14 50 20 50 26 42C32 34 38 34 46 42",
  },
  // Reptile: a cobra
  0x80000: {
    fill: `M0 -48C11 -48 15 -40 13 -31C32 -29 39 -8 26 9C19 17 11 19 9 23C31 23 42 31 40 43L-40 43C-42 31 -31 23 -9 23C-11 19 -19 17 -26 9C-39 -8 -32 -29 -13 -31C-15 -40 -11 -48 0 -48Z${twice("M-9 -38L-3 -35L-4 -31L-9 -33Z")}`,
    line: "M-22 -14C-14 -20 14 -20 22 -14M-22 -2C-14 -9 14 -9 22 -2M-14 10C-8 5 8 5 14 10M-28 34H28",
  },
  // Psychic: an eye that shines
  0x100000: {
    fill: `M-47 14C-26 -18 26 -18 47 14C26 42 -26 42 -47 14Z${disc(0, 13, 17)}${disc(0, 13, 8)}`,
    stroke: "M0 -46V-22M-24 -40L-16 -19M24 -40L16 -19M-43 -26L-31 -11M43 -26L31 -11",
    width: 5,
  },
  // Divine-Beast: a cross with a loop
  0x200000: {
    fill: "M-7 -3C-29 -18 -24 -49 0 -49C24 -49 29 -18 7 -3L38 -3L38 10L7 10L7 48L-7 48L-7 10L-38 10L-38 -3ZM0 -37C-13 -37 -13 -20 0 -10C13 -20 13 -37 0 -37Z",
  },
  // Creator God: a sun
  0x400000: { fill: star(12, 49, 27) + disc(0, 0, 18) + star(6, 14, 7) },
  // Wyrm: a coiled dragon
  0x800000: {
    fill: "M26 22L52 16L44 30L50 38L38 49L34 38L22 34Z",
    stroke: "M-2 3C5 -6 17 1 13 13C7 27 -16 25 -22 9C-30 -15 -8 -37 18 -33C41 -29 48 0 37 24",
    width: 11,
    under: "M-40 -30L-30 -22M-46 -2L-33 0M-38 28L-27 18M-8 46L-6 34M-14 -46L-10 -36",
  },
  // Cyberse: a circuit
  0x1000000: {
    fill: `M0 -48L41 -24L41 24L0 48L-41 24L-41 -24ZM0 -34L-29 -17L-29 17L0 34L29 17L29 -17Z${disc(0, 0, 11)}${disc(0, -22, 5)}${disc(19, 11, 5)}${disc(-19, 11, 5)}`,
    stroke: "M0 -17V-11M15 9L9 5M-15 9L-9 5",
    width: 4,
  },
  // Illusion: a mask in two halves
  0x2000000: {
    fill: `M-46 -28C-20 -42 20 -42 46 -28C48 4 31 36 0 47C-31 36 -48 4 -46 -28ZM-34 -10C-26 -20 -14 -18 -8 -8C-16 -4 -26 -4 -34 -10Z${star(4, 15, 5, 0, 20, -10)}M-14 20C-4 26 6 24 16 14C14 30 -6 34 -14 20Z`,
    line: "M0 -38C-4 -20 6 -4 0 14",
  },
};

/** For monsters whose Type is not known. */
export const NO_TYPE = { fill: "M0 -44L32 0L0 44L-32 0ZM0 -24L-17 0L0 24L17 0Z" };

const card = (x, y, w = 36, h = 52) => `M${x} ${y}h${w}v${h}h${-w}Z`;
const GRAVE = "M-38 45V0C-38 -28 4 -28 4 0V45Z";
const HEART = "M0 44C-26 24 -46 6 -44 -16C-42 -36 -14 -44 0 -20C14 -44 42 -36 44 -16C46 6 26 24 0 44Z";

/** Pictograms by the sign that the server names. */
export const SIGNS = {
  attack: {
    stroke: "M-38 -42L30 30M38 -42L-30 30M14 40L40 14M-14 40L-40 14",
    width: 9,
    fill: `${disc(38, 40, 7)}${disc(-38, 40, 7)}`,
  },
  banish: {
    stroke: `${disc(0, 0, 42)}`,
    width: 8,
    dash: "15 9",
    fill: `${card(-15, -22, 30, 44)}`,
    line: "M-9 -16L9 16M9 -16L-9 16",
  },
  boost: {
    fill: "M0 -48L38 -10L24 -10L24 4L-24 4L-24 -10L-38 -10ZM-24 14L24 14L24 24L-24 24ZM-24 34L24 34L24 44L-24 44Z",
  },
  bounce: { stroke: "M-36 34V-4C-36 -40 30 -40 30 -4V34", width: 10, fill: "M8 20L52 20L30 47ZM-50 34h28v10h-28Z" },
  chance: {
    fill: `M-32 -40H32Q40 -40 40 -32V32Q40 40 32 40H-32Q-40 40 -40 32V-32Q-40 -40 -32 -40Z${disc(-19, -19, 7)}${disc(19, 19, 7)}${disc(0, 0, 7)}${disc(19, -19, 7)}${disc(-19, 19, 7)}`,
  },
  control: { stroke: "M-42 -18H22M42 20H-22", width: 10, fill: "M16 -40L46 -18L16 4ZM-16 -2L-46 20L-16 42Z" },
  counter: { fill: "M0 -46L32 -12L0 46L-32 -12Z", line: "M-32 -12H32M0 -46L-12 -12L0 46M0 -46L12 -12L0 46" },
  damage: { fill: HEART, line: "M6 -26L-10 -4L8 6L-6 36", thick: 8 },
  declare: { fill: `M-44 -40H44V20H4L-18 45V20H-44ZM-6 -30L6 -30L4 -4L-4 -4Z${disc(0, 7, 6)}` },
  destroy: { fill: `${star(9, 49, 25, 0.2)}M6 -24L-14 6L0 6L-8 26L16 -6L2 -6Z` },
  discard: { stroke: card(-20, -46, 40, 54), width: 7, fill: "M-26 22L26 22L0 48Z", line: "" },
  draw: {
    fill: `${card(-40, -18, 38, 56)}M-24 -44L16 -44L16 14L4 14L4 -24L-24 -24Z`,
    stroke: "M32 10V44M15 27H49",
    width: 9,
  },
  equip: { stroke: "M-40 40L34 -34M-40 12L-12 40", width: 9, fill: `M46 -47L44 -20L19 -45Z${disc(-39, 39, 8)}` },
  forbid: {
    fill: `M-32 -6H32V44H-32ZM-5 10L5 10L5 30L-5 30Z`,
    stroke: "M-20 -6V-20C-20 -48 20 -48 20 -20V-6",
    width: 9,
  },
  fusion: {
    fill: "M0 -47C34 -47 52 -8 30 18C36 -8 16 -26 -4 -20C-24 -16 -22 8 -6 6C-30 20 -46 -2 -36 -24C-30 -38 -16 -47 0 -47ZM0 47C-34 47 -52 8 -30 -18C-36 8 -16 26 4 20C24 16 22 -8 6 -6C30 -20 46 2 36 24C30 38 16 47 0 47Z",
  },
  halt: {
    fill: "M-20 -46L20 -46L46 -20L46 20L20 46L-20 46L-46 20L-46 -20ZM-18 -22L-18 22L-6 22L-6 -22ZM6 -22L6 22L18 22L18 -22Z",
  },
  heal: { fill: `${HEART}M-6 -14L6 -14L6 -4L16 -4L16 8L6 8L6 18L-6 18L-6 8L-16 8L-16 -4L-6 -4Z` },
  level: { fill: star(5, 42, 18, 0, -8, 4), stroke: "M38 -44V-20M26 -32H50M26 34H50", width: 7 },
  look: { fill: `M-48 0C-26 -34 26 -34 48 0C26 34 -26 34 -48 0Z${disc(0, 0, 18)}${disc(0, 0, 8)}` },
  mask: {
    fill: "M-44 -30C-20 -40 20 -40 44 -30C46 4 30 36 0 46C-30 36 -46 4 -44 -30ZM-32 -8C-24 -18 -14 -16 -8 -6C-16 -2 -24 -2 -32 -8ZM32 -8C24 -18 14 -16 8 -6C16 -2 24 -2 32 -8ZM-14 18L14 18L0 30Z",
  },
  material: { fill: card(-2, -44, 40, 58), stroke: "M-14 -32V26H26M-28 -18V40H12", width: 7 },
  monster: {
    fill: `${card(-32, -40, 64, 84)}${mirrored("M-20 -18L-4 -8L-6 2L-20 -4Z")}M-20 -18L-4 -8L-6 2L-20 -4ZM-18 18L-9 24L0 18L9 24L18 18L12 34L-12 34Z`,
  },
  negate: { stroke: `${disc(0, 0, 38)}M-27 -27L27 27`, width: 12 },
  place: { stroke: "M-44 -24V-44H-24M44 -24V-44H24M-44 24V44H-24M44 24V44H24", width: 8, fill: card(-20, -28, 40, 56) },
  protect: { fill: "M0 -48L42 -34C42 4 30 32 0 48C-30 32 -42 4 -42 -34Z", line: "M-18 -2L-4 14L20 -18", thick: 9 },
  revive: {
    fill: "M0 -49L24 -20L9 -20L9 12L-9 12L-9 -20L-24 -20ZM-46 46V36H46V46ZM-30 30C-30 8 -22 0 -14 0L-14 18L14 18L14 0C22 0 30 8 30 30Z",
  },
  ritual: {
    fill: "M4 -48C8 -30 24 -24 20 -6C17 6 8 10 0 10C-12 10 -20 2 -20 -8C-20 -18 -12 -22 -10 -32C-4 -28 -2 -22 -2 -18C4 -26 6 -36 4 -48ZM-40 16L40 16C38 30 26 36 10 38L14 48L-14 48L-10 38C-26 36 -38 30 -40 16Z",
  },
  salvage: { fill: `${GRAVE}M28 -46L50 -18L35 -18L35 44L21 44L21 -18L6 -18Z`, line: "M-17 -4V28M-28 8H-6" },
  search: {
    stroke: `${disc(8, 6, 22)}M24 22L44 44`,
    width: 9,
    fill: "M-44 -46L2 -46L2 -26C-18 -24 -28 -4 -22 16L-44 16Z",
  },
  send: { fill: "M-34 46V-6C-34 -56 34 -56 34 -6V46ZM-8 -30L8 -30L8 6L24 6L0 34L-24 6L-8 6Z" },
  set: { fill: "M-46 -30H46V30H-46ZM0 -18L-28 0L0 18L28 0Z" },
  shuffle: {
    stroke: "M-46 -24H-22L22 24H32M-46 24H-22L22 -24H32",
    width: 9,
    fill: "M26 -40L50 -24L26 -8ZM26 8L50 24L26 40Z",
  },
  summon: { stroke: disc(0, 0, 42), width: 6, fill: star(5, 36, 14) },
  time: {
    fill: "M-34 -48H34V-38H26C26 -18 14 -8 6 0C14 8 26 18 26 38H34V48H-34V38H-26C-26 18 -14 8 -6 0C-14 -8 -26 -18 -26 -38H-34ZM-14 36C-12 24 -6 18 0 14C6 18 12 24 14 36Z",
  },
  token: {
    fill: `${disc(0, -22, 14)}M-22 16C-22 -12 22 -12 22 16Z${disc(-28, 10, 11)}M-46 44C-46 16 -10 16 -10 44Z${disc(28, 10, 11)}M10 44C10 16 46 16 46 44Z`,
  },
  tribute: {
    fill: "M-6 -48L6 -48L6 -30L24 -30L24 -20L10 -20L8 24L0 48L-8 24L-10 -20L-24 -20L-24 -30L-6 -30Z",
    stroke: "M-40 30C-26 44 26 44 40 30",
    width: 7,
  },
  turn: {
    fill: "M-15 -24H15V24H-15ZM34 -46L46 -10L12 -18ZM-34 46L-46 10L-12 18Z",
    stroke: "M-38 -14C-30 -44 10 -50 30 -26M38 14C30 44 -10 50 -30 26",
    width: 7,
  },
  weaken: {
    fill: "M0 48L38 10L24 10L24 -4L-24 -4L-24 10L-38 10ZM-24 -14L24 -14L24 -24L-24 -24ZM-24 -34L24 -34L24 -44L-24 -44Z",
  },
  win: { fill: `M-46 34L-46 -26L-22 -4L0 -42L22 -4L46 -26L46 34ZM-46 40H46V48H-46Z${disc(0, 16, 8)}` },
};

/** For spells and traps that none of the signs fits. */
export const NO_SIGN = { fill: `${star(8, 48, 20)}${disc(0, 0, 9)}` };

/** The signs of the sorts of spells and traps, in a square from −18 to 18. */
export const SORTS = {
  quick: { fill: "M3 -16L-9 3H-1L-4 16L9 -4H1Z" },
  continuous: { stroke: "M-16 0C-16 -9 -5 -9 0 0C5 9 16 9 16 0C16 -9 5 -9 0 0C-5 9 -16 9 -16 0Z", width: 4 },
  equip: { fill: "M-4 -15H4V-4H15V4H4V15H-4V4H-15V-4H-4Z" },
  field: { fill: "M0 -16L4 -4L16 0L4 4L0 16L-4 4L-16 0L-4 -4Z" },
  counter: { stroke: "M-12 8A14 14 0 1 1 8 12M8 12L-1 10M8 12L9 3", width: 4 },
  ritual: { fill: "M0 -16C8 -7 12 -2 12 4C12 11 6 16 0 16C-6 16 -12 11 -12 4C-12 -2 -3 -4 0 -16Z" },
};
