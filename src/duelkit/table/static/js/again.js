/** Retries of requests that failed because the connection was lost or the table was busy. */

const FIRST = 500;
const MOST = 10_000;
/** The statuses for no response, too many requests, too little time, a table that is starting. */
const PASSING = new Set([0, 429, 500, 502, 503, 504]);

/** Whether a failed request may succeed a little later. */
export const passes = (error) => PASSING.has(error.status);

/** Waits, but no longer than until the connection is back. */
function pause(milliseconds, signal) {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      removeEventListener("online", done);
      signal.removeEventListener("abort", done);
      resolve();
    };
    const timer = setTimeout(done, milliseconds);
    addEventListener("online", done);
    signal.addEventListener("abort", done);
  });
}

/**
 * Repeats a request until it succeeds or is finally refused, with growing, random pauses.
 * @template T
 * @param {() => T|Promise<T>} ask
 * @param {AbortSignal} signal aborted when nobody wants the result any more
 * @returns {Promise<T>}
 */
export async function again(ask, signal) {
  for (let wait = FIRST; ; wait = Math.min(MOST, wait * 2)) {
    try {
      return await ask();
    } catch (error) {
      if (signal.aborted || !passes(error)) throw error;
      await pause(wait * (0.75 + Math.random() / 2), signal);
      if (signal.aborted) throw error;
    }
  }
}
