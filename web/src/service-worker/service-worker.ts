import { answerRequest, TIMEOUT_MS } from './answer-request.ts'
import { createShellCache } from './shell-cache.ts'
import type { Shell } from './shell.ts'

/** Set by the build (web/build/service-worker-plugin.ts). */
declare const SHELL: Shell
declare const self: ServiceWorkerGlobalScope

// Named once: the build replaces the name by the whole list.
const shell = SHELL
const { origin } = self.location
const cache = createShellCache({
  caches: self.caches,
  origin,
  download: (url, mode) => fetch(url, { cache: mode }),
})

self.addEventListener('install', (event) => {
  // The new version takes over at once, without a reload: open pages still find the files of their own version
  // (OFFLINE-7).
  event.waitUntil(cache.install(shell).then(() => self.skipWaiting()))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(cache.removeOld(shell).then(() => self.clients.claim()))
})

self.addEventListener('fetch', (event) => {
  const answer = answerRequest(event.request, {
    shell,
    cache,
    origin,
    fetch: (request) => fetch(request),
    afterTimeout: () => new Promise((resolve) => setTimeout(resolve, TIMEOUT_MS)),
  })
  if (answer !== null) event.respondWith(answer)
})
