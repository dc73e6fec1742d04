import type { BrowserContext, CDPSession, Page } from '@playwright/test'
import { setTimeout as sleep } from 'node:timers/promises'

/** One visit to a board, until a character that was typed stands in a note. */
export interface Visit {
  /** Milliseconds since the navigation began. */
  readonly typingMs: number
  readonly requests: number
  /** Bytes that were transferred, with headers, compressed as they came. */
  readonly bytes: number
}

declare global {
  interface Window {
    /** Given to the page: reports when a character was typed. */
    onTyped?: (typingMs: number) => void
  }
}

/** A cheap phone on a slow mobile network. */
const PHONE = {
  cpuSlowdown: 4,
  network: { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 200_000 },
}
const FAST = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 }
const TYPED_WITHIN_MS = 60_000
/** Milliseconds in which an idle page has loaded the tools of the board, and the device keeps the board. */
const STAY_MS = 5000

/** Opens the link of a board in a new tab, and stays there until a next visit finds everything on the device. */
export async function measureVisit(context: BrowserContext, link: string): Promise<Visit> {
  const page = await context.newPage()
  try {
    const session = await slowDown(context, page)
    const traffic = countTraffic(session)
    const { promise: typed, resolve } = Promise.withResolvers<Visit>()
    await page.exposeFunction('onTyped', (typingMs: number) => resolve({ typingMs, ...traffic() }))
    await page.addInitScript(typeFirstNote)
    await page.goto(link, { waitUntil: 'commit' })
    const late = sleep(TYPED_WITHIN_MS, null, { ref: false })
    const visit = await Promise.race([typed, late])
    if (visit === null) throw new Error(`no note could be typed on ${link}`)
    await stay(page, session)
    return visit
  } finally {
    await page.close()
  }
}

async function slowDown(context: BrowserContext, page: Page): Promise<CDPSession> {
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', PHONE.network)
  await session.send('Emulation.setCPUThrottlingRate', { rate: PHONE.cpuSlowdown })
  return session
}

/** Counts requests, and bytes as they come; returns a function that reads the counts. */
function countTraffic(session: CDPSession): () => Pick<Visit, 'requests' | 'bytes'> {
  let requests = 0
  const transferred = new Map<string, number>()
  const add = (id: string, bytes: number) => transferred.set(id, (transferred.get(id) ?? 0) + bytes)
  session.on('Network.requestWillBeSent', ({ request }) => {
    if (request.url.startsWith('http')) requests += 1
  })
  session.on('Network.webSocketCreated', () => {
    requests += 1
  })
  session.on('Network.responseReceived', ({ requestId, response }) =>
    add(requestId, response.encodedDataLength),
  )
  session.on('Network.dataReceived', ({ requestId, encodedDataLength }) => add(requestId, encodedDataLength))
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    transferred.set(requestId, encodedDataLength),
  )
  session.on('Network.webSocketFrameReceived', ({ requestId, response }) =>
    add(requestId, response.payloadData.length),
  )
  return () => ({ requests, bytes: [...transferred.values()].reduce((sum, bytes) => sum + bytes, 0) })
}

/** Stays on the board, on a fast machine from now on, until the device keeps the page and the board. */
async function stay(page: Page, session: CDPSession): Promise<void> {
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await session.send('Network.emulateNetworkConditions', FAST)
  // Otherwise the draft would be restored on the next visit.
  await page.keyboard.press('Escape')
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
  })
  await page.waitForTimeout(STAY_MS)
}

/** Runs in the page: opens an editor as soon as there is a button for it, and types into it. */
function typeFirstNote(): void {
  const look = () => {
    const active = document.activeElement
    if (active instanceof HTMLTextAreaElement) {
      document.execCommand('insertText', false, 'a')
      if (active.value === 'a') return window.onTyped?.(performance.now())
    } else if (document.querySelector('textarea') === null) {
      document.querySelector<HTMLElement>('button[data-add]:not([aria-disabled])')?.click()
    }
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}
