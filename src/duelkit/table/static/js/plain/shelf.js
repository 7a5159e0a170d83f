/** A game without a card index: its shelf is empty. */
import { register } from "../games.js";

register("plain", { figures: [], orders: {}, parts: ["main"], formats: ["deck"], editions: false, joint: " " });
