import { expect, test } from './stage/journey.ts'

test('CONN-7: without a connection the team area says so, and fetches its data again once the server is back', async ({
  visit,
  expectNoise,
}) => {
  expectNoise(/ERR_INTERNET_DISCONNECTED|ERR_NETWORK|ERR_FAILED/)
  const page = await visit('nora', '/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const notice = page.getByText('No connection to the server. Reconnecting…')
  await page.context().setOffline(true)
  await expect(notice.first()).toBeVisible()
  const refetched = page.waitForResponse((response) => response.url().includes('/api/'))
  await page.context().setOffline(false)
  await refetched
  await expect(notice.and(page.locator('span'))).toHaveCount(0)
})
