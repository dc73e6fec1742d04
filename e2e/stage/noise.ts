import type { BrowserContext, Page } from '@playwright/test'

/** What pages complained about: console warnings and errors, failed requests, exceptions, breaches of the policy. */
export interface Noise {
  readonly heard: readonly string[]
  listen(context: BrowserContext): void
}

export function createNoise(): Noise {
  const heard: string[] = []

  function listenTo(page: Page): void {
    page.on('console', (message) => {
      const type = message.type()
      if (type === 'error' || type === 'warning')
        heard.push(`${type}: ${message.text()} (${message.location().url})`)
    })
    page.on('pageerror', (error) => heard.push(`exception: ${error.message}`))
    page.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText ?? ''
      // What a page had asked for when it was left is nobody's failure.
      if (reason !== 'net::ERR_ABORTED') heard.push(`request failed: ${request.url()} ${reason}`)
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
