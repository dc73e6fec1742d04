import type { BrowserContext } from '@playwright/test'
import { createOrg, type openBrowser } from '../../server/src/testing/test-browser.ts'

/** For journeys that start a server of their own, without users. */

/** Signs a browser in with the account that was created through the API. */
export async function enter(
  context: BrowserContext,
  url: string,
  cookies: ReadonlyMap<string, string>,
): Promise<void> {
  await context.addCookies([...cookies].map(([name, value]) => ({ name, value, url })))
}

/** Creates an organisation for the account and a retro in it; returns the path of the board. */
export async function boardOf(account: ReturnType<typeof openBrowser>, name: string): Promise<string> {
  const { teamId } = await createOrg(account)
  const input = { name, columns: ['Start', 'Stop'], format: 'start-stop-continue' }
  const { body } = await account.post(`/api/team/${teamId}/boards`, input)
  return `/board/${(body as { id: string }).id}`
}
