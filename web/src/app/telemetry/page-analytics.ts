import type { PageAnalytics } from '@retropulse/contract/telemetry'
import { linkActionOf } from '@retropulse/domain/telemetry/analytics-event'
import { routePatternOf } from '@retropulse/domain/telemetry/route-pattern'
import { onCopied } from '../../lib/copy-text.ts'

type PageEvent = PageAnalytics['events'][number]

/** Milliseconds between two calls. */
const EVERY_MS = 30_000
/** As many as one call may hold. */
const EVENTS_MAX = 50

/**
 * Counts Copy and Click, and sends the counts to our own server (REPORT-14). Labels of buttons and what is copied are
 * never read. A browser that asks not to be tracked counts nothing.
 */
export function countUse(send = sendToServer): void {
  if (asksNotToBeTracked()) return
  const counts = new Map<string, PageEvent>()
  const count = (event: 'Copy' | 'Click', action: string) => {
    const page = routePatternOf(location.pathname)
    const key = `${event} ${action} ${page}`
    const times = Math.min((counts.get(key)?.count ?? 0) + 1, 1000)
    if (!counts.has(key) && counts.size >= EVENTS_MAX) return
    counts.set(key, event === 'Click' ? { event, action, page, count: times } : copy(action, page, times))
  }
  const flush = () => {
    if (counts.size === 0) return
    send({ events: [...counts.values()] })
    counts.clear()
  }

  onCopied(() => count('Copy', 'button'))
  // After all others: `copyText` copies by an event that it prevents, and is counted above.
  window.addEventListener('copy', (event) => {
    if (!event.defaultPrevented) count('Copy', 'selection')
  })
  window.addEventListener(
    'click',
    ({ target }) => {
      const pressed = target instanceof Element ? target.closest('a[href], button, [role="button"]') : null
      if (pressed instanceof HTMLAnchorElement)
        count('Click', linkActionOf(new URL(pressed.href), location.origin))
      else if (pressed !== null) count('Click', 'button')
    },
    { capture: true, passive: true },
  )
  setInterval(flush, EVERY_MS)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') flush()
  })
}

function copy(action: string, page: string, count: number): PageEvent {
  return { event: 'Copy', action: action === 'button' ? 'button' : 'selection', page, count }
}

/** Also while the page is closed; a call that fails is not repeated. */
function sendToServer(counted: PageAnalytics): void {
  fetch('/api/analytics', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(counted),
    credentials: 'omit',
    keepalive: true,
  }).catch(() => undefined)
}

/** Global Privacy Control, or the older Do Not Track. */
function asksNotToBeTracked(): boolean {
  return Reflect.get(navigator, 'globalPrivacyControl') === true || navigator.doNotTrack === '1'
}
