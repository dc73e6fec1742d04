/** The function of Node, which the fake database uses too; the types of the browser do not have it. */
const { setImmediate } = globalThis as unknown as { setImmediate: (work: () => void) => void }

/** One turn of the event loop, whatever the test has done to the timers. */
export function takeTurn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve))
}
