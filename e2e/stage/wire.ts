import type { Page } from '@playwright/test'

/** Everything that a page is sent about a board, over sockets and calls alike, as text. Listens from now on. */
export function listenToWire(page: Page): () => string {
  const received: string[] = []
  page.on('websocket', (socket) => {
    socket.on('framereceived', ({ payload }) => received.push(String(payload)))
  })
  page.on('response', (response) => {
    if (!/\/(api|board\/socket\.io)\//.test(response.url())) return
    response.text().then(
      (text) => received.push(text),
      // The page has gone, and with it whoever could have read it.
      () => undefined,
    )
  })
  return () => received.join('\n')
}
