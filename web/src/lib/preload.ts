import { whenDrawn } from './first-draw.ts'

/** Milliseconds after which a part is fetched again where the browser does not notice that the network is back. */
const AGAIN_MS = 10_000

/**
 * Fetches a part of the page in parallel to everything else, on a board once that is drawn; where that fails, it
 * is fetched again when the part is needed, until it is there (CONN-22).
 */
export function preloaded<Module>(load: () => Promise<Module>): () => Promise<Module> {
  let first: Promise<Module> | null = null
  const fetch = () => (first ??= load())
  // Those that need the part fetch it again.
  whenDrawn()
    .then(fetch)
    .catch(() => undefined)
  return async () => {
    await whenDrawn()
    return fetch().catch(() => untilThere(load))
  }
}

async function untilThere<Module>(load: () => Promise<Module>): Promise<Module> {
  for (;;) {
    try {
      return await load()
    } catch {
      await networkIsBack()
    }
  }
}

function networkIsBack(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, AGAIN_MS)
    addEventListener('online', () => resolve(), { once: true })
  })
}
