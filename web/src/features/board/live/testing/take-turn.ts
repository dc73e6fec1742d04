/** Node's, which the fake database takes its turns with, too; the browser's types do not know it. */
const { setImmediate } = globalThis as unknown as { setImmediate: (work: () => void) => void }

/** One turn of the event loop, whatever the test has done to the timers. */
export function takeTurn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve))
}
