/** What could not be had is asked for again after a while: a connection was lost, or the table was busy. */

const FIRST = 500;
const MOST = 10_000;
/** No answer at all, too many questions, no time for this one, a table that is just being started. */
const PASSING = new Set([0, 429, 500, 502, 503, 504]);

/** Whether what went wrong may go right a little later. */
export const passes = (error) => PASSING.has(error.status);

/** Wait, but no longer than until there is a connection again. */
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
 * Ask until there is an answer or a refusal that stays one; each time one waits longer, and not all at the same time.
 * @template T
 * @param {() => T|Promise<T>} ask
 * @param {AbortSignal} signal nobody wants to know it any more
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
