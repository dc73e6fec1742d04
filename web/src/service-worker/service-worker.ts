import { answerRequest } from './answer-request.ts'
import { createShellCache } from './shell-cache.ts'
import type { Shell } from './shell.ts'

/** Written in by the build (web/build/service-worker-plugin.ts). */
declare const SHELL: Shell
declare const self: ServiceWorkerGlobalScope

/** Milliseconds after which a page opens from the device though a network seems to be there. */
const PATIENCE_MS = 4000

// Once: the build puts the whole list in place of the name.
const shell = SHELL
const { origin } = self.location
const cache = createShellCache({
  caches: self.caches,
  origin,
  download: (url, mode) => fetch(url, { cache: mode }),
})

self.addEventListener('install', (event) => {
  // The new version takes over at once, without a reload: open pages keep finding the files of their own version.
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
    patience: () => new Promise((resolve) => setTimeout(resolve, PATIENCE_MS)),
  })
  if (answer !== null) event.respondWith(answer)
})
