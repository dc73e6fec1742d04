import type { Page } from '@playwright/test'

/**
 * Resolves once the page has fetched a script of its own whose address matches, and is able to run it. What a script
 * imports may be asked for only after the script has come, so that no request being under way would say too little.
 * Call it before what causes the fetch.
 */
export async function scriptLoaded(page: Page, address: RegExp): Promise<void> {
  const fetched = await page.waitForEvent('requestfinished', (request) => address.test(request.url()))
  await page.addScriptTag({ url: fetched.url(), type: 'module' })
}
