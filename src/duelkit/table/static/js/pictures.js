/**
 * Pictures of cards that the user has, in the place of our drawings: dropped onto the page and kept in this browser, or
 * from a folder of the table's own machine. Files are called as EDOPro calls them: `PASSCODE.jpg`, in a folder `field`
 * what a Field Spell shows. They are sent nowhere.
 */
import { useEffect, useState } from "../vendor/htm-preact.js";
import { getJson } from "./cards.js";
import { store } from "./store.js";

const NAME = /^0*(\d{1,10})\.(jpe?g|png|webp)$/i;
const IN_FIELD = /(^|\/)field\//i;
/** Limits: bytes of a picture, pictures, and folders within folders. */
export const LARGEST = 4 * 2 ** 20;
export const MOST = 20_000;
const DEEPEST = 4;
/** The most pictures that are held in memory. */
const HELD = 600;
const DATABASE = "duelkit-pictures";
const SHELF = "pictures";

/** @type {Map<string, string|Promise<string|null>>} `cards/46986414` → its address */
const held = new Map();
/** @type {{own: Set<string>, host: Map<string, string>}} */
const known = { own: new Set(), host: new Map() };
const listeners = new Set();
let coming = null;

function told() {
  for (const listener of [...listeners]) listener();
}

/** The browser's own store; `null` where it has none. */
function database() {
  return new Promise((resolve) => {
    try {
      const wish = indexedDB.open(DATABASE, 1);
      wish.onupgradeneeded = () => wish.result.createObjectStore(SHELF);
      wish.onsuccess = () => resolve(wish.result);
      wish.onerror = () => resolve(null);
      wish.onblocked = () => resolve(null);
    } catch {
      resolve(null);
    }
  });
}

/** The result of a request to the store. */
const result = (wish) =>
  new Promise((resolve, reject) => {
    wish.onsuccess = () => resolve(wish.result);
    wish.onerror = () => reject(wish.error);
  });

async function withShelf(mode, work) {
  const opened = await database();
  if (!opened) return null;
  try {
    return await work(opened.transaction(SHELF, mode).objectStore(SHELF));
  } finally {
    opened.close();
  }
}

/** Whether the page is on the table's own machine: others have no pictures of the table. */
const atHome = () => ["localhost", "127.0.0.1", "[::1]"].includes(location.hostname);

async function load() {
  const own = await withShelf("readonly", (shelf) => result(shelf.getAllKeys())).catch(() => null);
  known.own = new Set(own ?? []);
  if (atHome()) {
    const body = await getJson("api/pictures").catch(() => null);
    for (const kind of ["cards", "fields"])
      for (const [number, name] of Object.entries(body?.[kind] ?? {}))
        known.host.set(`${kind}/${number}`, `api/pictures/${kind}/${name}`);
  }
  told();
}

/** Learns which pictures there are, once. */
export function loadPictures() {
  coming ??= load();
  return coming;
}

/** How many pictures of the browser's own and of the table's machine there are. */
export const countPictures = () => ({ own: known.own.size, host: known.host.size });

function hold(key, address) {
  held.set(key, address);
  if (held.size <= HELD) return;
  const [[oldest, value]] = held;
  held.delete(oldest);
  if (typeof value === "string" && value.startsWith("blob:")) setTimeout(() => URL.revokeObjectURL(value), 10_000);
}

/** The address of a picture that has been fetched, or nothing; then it is on its way. */
function addressOf(key) {
  const there = held.get(key);
  if (typeof there === "string") return there;
  if (there) return null;
  if (known.own.has(key)) {
    const fetched = withShelf("readonly", (shelf) => result(shelf.get(key))).then(
      (blob) => (blob ? URL.createObjectURL(blob) : null),
      () => null,
    );
    held.set(key, fetched);
    fetched.then((address) => {
      if (address) hold(key, address);
      else known.own.delete(key);
      told();
    });
    return null;
  }
  return known.host.get(key) ?? null;
}

/** A picture that cannot be shown is none. */
export function pictureFailed(kind, number) {
  const key = `${kind}/${number}`;
  known.own.delete(key);
  known.host.delete(key);
  held.delete(key);
  told();
}

/**
 * The address of the user's picture of a card, or `null`; the component is drawn again when that changes.
 * @param {number} number
 * @param {"cards"|"fields"} kind
 */
export function usePicture(number, kind = "cards") {
  const [, again] = useState(0);
  useEffect(() => {
    const listener = () => again((n) => n + 1);
    listeners.add(listener);
    loadPictures();
    return () => listeners.delete(listener);
  }, []);
  if (!number || store.settings.pictures === "drawn") return null;
  return addressOf(`${kind}/${number}`);
}

const SIGNATURES = [
  [0xff, 0xd8, 0xff],
  [0x89, 0x50, 0x4e, 0x47],
  [0x52, 0x49, 0x46, 0x46],
];

/** Whether a file begins as pictures do. */
async function isPicture(file) {
  const bytes = new Uint8Array(await file.slice(0, 4).arrayBuffer());
  return SIGNATURES.some((signature) => signature.every((byte, at) => bytes[at] === byte));
}

/** The key under which a file is kept; `null` for one that is no picture of a card. */
export function keyOf(file, folder = "") {
  const name = NAME.exec(file.name);
  if (!name || file.size > LARGEST || file.size < 4) return null;
  const path = folder || file.webkitRelativePath || "";
  return `${IN_FIELD.test(path) ? "fields" : "cards"}/${Number(name[1])}`;
}

/**
 * Keeps pictures in the browser.
 * @param {{file: File, folder?: string}[]} files
 * @returns {Promise<{kept: number, left: number}>} how many were kept, and how many were not
 */
export async function keepPictures(files) {
  let kept = 0;
  const every = files.slice(0, MOST);
  // some at a time: a transaction ends when nothing is asked of it
  for (let from = 0; from < every.length; from += 100) {
    /** @type {[string, Blob][]} */
    const wished = [];
    for (const { file, folder } of every.slice(from, from + 100)) {
      const key = keyOf(file, folder);
      if (key && known.own.size + wished.length < MOST && (await isPicture(file).catch(() => false)))
        wished.push([key, new Blob([await file.arrayBuffer()], { type: file.type || "image/jpeg" })]);
    }
    try {
      const done = await withShelf("readwrite", (shelf) =>
        Promise.all(wished.map(([key, blob]) => result(shelf.put(blob, key)))),
      );
      if (!done) break;
    } catch {
      // the browser has no room left
      break;
    }
    for (const [key] of wished) {
      known.own.add(key);
      held.delete(key);
    }
    kept += wished.length;
  }
  told();
  return { kept, left: files.length - kept };
}

/** Removes the browser's own pictures. */
export async function dropPictures() {
  await withShelf("readwrite", (shelf) => result(shelf.clear())).catch(() => {});
  for (const key of known.own) held.delete(key);
  known.own = new Set();
  told();
}

async function filesOf(entry, folder, found, depth) {
  if (found.length >= MOST || depth > DEEPEST) return;
  if (entry.isFile) {
    const file = await new Promise((resolve) => entry.file(resolve, () => resolve(null)));
    if (file) found.push({ file, folder });
    return;
  }
  const reader = entry.createReader();
  for (;;) {
    const some = await new Promise((resolve) => reader.readEntries(resolve, () => resolve([])));
    if (!some.length) return;
    for (const one of some) await filesOf(one, `${folder}${entry.name}/`, found, depth + 1);
  }
}

/** The files of a drop, those of dropped folders too. */
export async function droppedFiles(transfer) {
  const entries = [...transfer.items].map((item) => item.webkitGetAsEntry?.()).filter(Boolean);
  const plain = [...transfer.files].map((file) => ({ file }));
  if (!entries.length) return plain;
  const found = [];
  for (const entry of entries) await filesOf(entry, "", found, 0);
  return found;
}

/** Whether something that is dragged may be pictures: images, or a folder. */
const mayBe = (transfer) =>
  [...(transfer?.items ?? [])].some((item) => item.kind === "file" && (item.type.startsWith("image/") || !item.type));

/**
 * Takes pictures that are dropped anywhere on the page, unless a part of the page takes them.
 * @param {(told: {kept: number, left: number}) => void} done
 */
export function takeDrops(done) {
  const over = (event) => {
    if (!event.defaultPrevented && mayBe(event.dataTransfer)) event.preventDefault();
  };
  const drop = async (event) => {
    if (event.defaultPrevented || !mayBe(event.dataTransfer)) return;
    event.preventDefault();
    done(await keepPictures(await droppedFiles(event.dataTransfer)));
  };
  addEventListener("dragover", over);
  addEventListener("drop", drop);
  return () => {
    removeEventListener("dragover", over);
    removeEventListener("drop", drop);
  };
}
