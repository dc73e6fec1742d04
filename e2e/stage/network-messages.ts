import type { Page } from '@playwright/test'

/** Everything that a page receives about a board, from sockets and calls, as text. Listens from now on. */
export function listenToWire(page: Page): () => string {
  const received: string[] = []
  page.on('websocket', (socket) => {
    socket.on('framereceived', ({ payload }) => received.push(String(payload)))
  })
  page.on('response', (response) => {
    if (!/\/(api|board\/socket\.io)\//.test(response.url())) return
    response.text().then(
      (text) => received.push(text),
      // The page has gone, and nothing reads the response any more.
      () => undefined,
    )
  })
  return () => received.join('\n')
}
