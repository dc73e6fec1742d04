import type { BrowserContext } from '@playwright/test'
import { createOrg, type openBrowser } from '../../server/src/testing/test-browser.ts'

/** For journeys that start a server of their own, with nobody on it. */

/** Signs a browser in as an account that was made by calls. */
export async function enter(
  context: BrowserContext,
  url: string,
  cookies: ReadonlyMap<string, string>,
): Promise<void> {
  await context.addCookies([...cookies].map(([name, value]) => ({ name, value, url })))
}

/** Founds an organisation for the account and starts a retro in it; answers the board's path. */
export async function boardOf(account: ReturnType<typeof openBrowser>, name: string): Promise<string> {
  const { teamId } = await createOrg(account)
  const wish = { name, columns: ['Start', 'Stop'], format: 'start-stop-continue' }
  const { body } = await account.post(`/api/team/${teamId}/boards`, wish)
  return `/board/${(body as { id: string }).id}`
}
