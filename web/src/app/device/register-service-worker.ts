/** Milliseconds after the page has loaded: by then the first note can be typed, and what it needs is fetched. */
const PAUSE_MS = 3000

/**
 * Registers the service worker that opens boards without a network. Development has none; a page over plain HTTP, other
 * than on localhost, and some private windows have none either, and work as before.
 */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  if (document.readyState === 'complete') registerSoon()
  else addEventListener('load', registerSoon, { once: true })
}

function registerSoon(): void {
  setTimeout(() => {
    // Blocked, or the server is an older one without it: the page works without.
    navigator.serviceWorker.register('/service-worker.js', { updateViaCache: 'none' }).catch(() => undefined)
  }, PAUSE_MS)
}
