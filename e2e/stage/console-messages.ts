import type { BrowserContext, Page } from '@playwright/test'

/** What went wrong on pages: console warnings and errors, failed requests, exceptions, violations of the policy. */
export interface Noise {
  readonly heard: readonly string[]
  listen(context: BrowserContext): void
}

/** Requests that were cancelled because the page was left are no failure. */
const LEFT_EARLY = /^net::ERR_ABORTED$|WebSocket is closed before the connection is established/
/** Only journeys about the service worker let pages register one. */
const BLOCKED = /Service Worker registration blocked by Playwright/

export function createNoise(): Noise {
  const heard: string[] = []

  function listenTo(page: Page): void {
    page.on('console', (message) => {
      const type = message.type()
      if (
        (type === 'error' || type === 'warning') &&
        !LEFT_EARLY.test(message.text()) &&
        !BLOCKED.test(message.text())
      )
        heard.push(`${type}: ${message.text()} (${message.location().url})`)
    })
    page.on('pageerror', (error) => heard.push(`exception: ${error.message}`))
    page.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText ?? ''
      if (!LEFT_EARLY.test(reason)) heard.push(`request failed: ${request.url()} ${reason}`)
    })
    page.on('response', (response) => {
      if (response.status() >= 400) heard.push(`answer ${response.status()}: ${response.url()}`)
    })
  }

  return {
    heard,
    listen(context) {
      for (const page of context.pages()) listenTo(page)
      context.on('page', listenTo)
    },
  }
}
