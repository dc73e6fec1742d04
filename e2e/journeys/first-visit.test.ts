import { expect, PHONE, test } from '../stage/journey.ts'
import { boardPage } from '../stage/board-page.ts'

/** Requests, and kilobytes as they are transferred, before the first note can be typed (docs/performance.md). */
const REQUESTS_MAX = 40
const KILOBYTES_MAX = 350

test('a guest types on a new device after at most 40 requests and 350 kB', async ({ visit, newBoard }) => {
  const path = await newBoard({ name: 'Opened for the first time' })
  const page = await visit('guest', '/healthz', PHONE)
  const session = await page.context().newCDPSession(page)
  let requests = 0
  let bytes = 0
  await session.send('Network.enable')
  session.on('Network.requestWillBeSent', () => void (requests += 1))
  session.on('Network.webSocketCreated', () => void (requests += 1))
  session.on('Network.loadingFinished', ({ encodedDataLength }) => void (bytes += encodedDataLength))
  await page.goto(path, { waitUntil: 'commit' })
  await boardPage(page).startNote('Went well', 'First')
  const [requested, kilobytes] = [requests, bytes / 1000]
  await expect(boardPage(page).editor).toHaveValue('First')
  expect(requested).toBeGreaterThan(5)
  expect(requested).toBeLessThanOrEqual(REQUESTS_MAX)
  expect(kilobytes).toBeLessThanOrEqual(KILOBYTES_MAX)
})
