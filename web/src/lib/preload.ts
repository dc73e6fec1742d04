import { whenDrawn } from './until-board-drawn.ts'
import { untilLoaded } from './until-loaded.ts'

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
    return fetch().catch(() => untilLoaded(load))
  }
}
