/** A game whose cards are not looked up one by one: nothing on its shelf. */
import { register } from "../games.js";

register("plain", { figures: [], orders: {}, parts: ["main"], formats: ["deck"], editions: false, joint: " " });
