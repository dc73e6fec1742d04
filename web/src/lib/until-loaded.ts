/** Milliseconds until code is asked for again where the browser does not notice that the network is back; doubled each time. */
const AGAIN_MS = 10_000
/** The longest such wait: code that a newer version has replaced is never there again. */
const AGAIN_MAX_MS = 300_000

/** Loads code, and again and again until it is there (CONN-22): at once when the network is back. */
export async function untilLoaded<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  for (let wait = AGAIN_MS; ; wait = Math.min(2 * wait, AGAIN_MAX_MS))
    try {
      return await load()
    } catch {
      await waitForNetwork(wait)
    }
}

/** Resolves once the browser is online again, at the latest after `maxMs` milliseconds. */
function waitForNetwork(maxMs: number): Promise<void> {
  return new Promise((resolve) => {
    const finish = () => {
      clearTimeout(timer)
      removeEventListener('online', finish)
      resolve()
    }
    const timer = setTimeout(finish, maxMs)
    addEventListener('online', finish)
  })
}
