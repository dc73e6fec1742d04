import type { Page } from '@playwright/test'
import { type Org, orgSchema } from '@retropulse/contract/orgs'

/** Mocks the organisation. */
export async function withOrg(page: Page, change: (org: Org) => Partial<Org>): Promise<void> {
  await page.route(/\/api\/org\/[^/]+$/, async (route) => {
    const org = orgSchema.parse(await (await route.fetch()).json())
    await route.fulfill({ json: { ...org, ...change(org) } })
  })
}
