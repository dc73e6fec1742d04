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
      await networkIsBack(wait)
    }
}

function networkIsBack(afterMs: number): Promise<void> {
  return new Promise((resolve) => {
    const isBack = () => {
      clearTimeout(timer)
      removeEventListener('online', isBack)
      resolve()
    }
    const timer = setTimeout(isBack, afterMs)
    addEventListener('online', isBack)
  })
}
