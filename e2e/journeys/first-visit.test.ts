import { expect, PHONE, test } from '../stage/journey.ts'
import { boardPage } from '../stage/board-page.ts'

/** Requests, and kilobytes as they are transferred, before the first note can be typed (docs/performance.md). */
const REQUESTS_MAX = 40
const KILOBYTES_MAX = 350

test('a guest types on a new device after at most 40 requests and 350 kB', async ({ visit, newBoard }) => {
  const path = await newBoard({ name: 'Opened for the first time' })
  const page = await visit('guest', '/healthz', PHONE)
  const session = await page.context().newCDPSession(page)
  const sent = new Map<string, number>()
  const bytes = new Map<string, number>()
  await session.send('Network.enable')
  session.on('Network.requestWillBeSent', ({ requestId, wallTime }) => sent.set(requestId, wallTime * 1000))
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    bytes.set(requestId, encodedDataLength),
  )
  // What waits until the page is idle is not needed to type; on a slow machine it would begin before a test can type.
  await page.addInitScript(() => Object.assign(globalThis, { requestIdleCallback: () => 0 }))
  await page.addInitScript(typeWhenDrawn)
  await page.goto(path, { waitUntil: 'commit' })
  await expect(boardPage(page).editor).toHaveValue('F')
  const typedAt = await page.evaluate(() => Number(document.documentElement.dataset['typedAt']))
  expect(typedAt).toBeGreaterThan(0)
  const counted = [...sent].filter(([, at]) => at < typedAt).map(([id]) => id)
  // The socket is one more, which has no entry of its own.
  const requested = counted.length + 1
  const kilobytes = counted.reduce((sum, id) => sum + (bytes.get(id) ?? 0), 0) / 1000
  expect(requested).toBeGreaterThan(5)
  expect(requested).toBeLessThanOrEqual(REQUESTS_MAX)
  expect(kilobytes).toBeLessThanOrEqual(KILOBYTES_MAX)
})

/** Presses the first button that adds a note once it is drawn, types a character, and notes when that stood there. */
function typeWhenDrawn(): void {
  let isPressed = false
  const look = () => {
    const editor = document.querySelector('textarea')
    if (editor !== null && document.activeElement === editor) {
      document.execCommand('insertText', false, 'F')
      if (editor.value === 'F') {
        document.documentElement.dataset['typedAt'] = String(Date.now())
        return
      }
    }
    requestAnimationFrame(look)
    const button = [...document.querySelectorAll('button')].find((each) =>
      (each.getAttribute('aria-label') ?? each.textContent).startsWith('Add a note'),
    )
    if (isPressed || button === undefined) return
    isPressed = true
    button.click()
  }
  requestAnimationFrame(look)
}
