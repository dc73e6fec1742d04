/** Milliseconds after the page has loaded; by then the first note can be typed and its code has been fetched. */
const PAUSE_MS = 3000

/**
 * Registers the service worker that opens boards without a network. There is none in development, over plain HTTP other
 * than on localhost, and in some private windows (OFFLINE-13).
 */
export function registerServiceWorker(isBuilt: boolean): void {
  if (!isBuilt || !('serviceWorker' in navigator)) return
  if (document.readyState === 'complete') registerSoon()
  else addEventListener('load', registerSoon, { once: true })
}

function registerSoon(): void {
  setTimeout(() => {
    // Blocked by the browser, or not served by an older server: the page works without it.
    navigator.serviceWorker.register('/service-worker.js', { updateViaCache: 'none' }).catch(() => undefined)
  }, PAUSE_MS)
}
