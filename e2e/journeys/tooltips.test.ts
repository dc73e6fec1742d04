import { expect, test } from '../stage/journey.ts'

test('SHELL-27: a tooltip shows where the focus came before the code of tooltips, and again after the page scrolled', async ({
  visit,
}) => {
  const page = await visit('guest', '/healthz')
  const release = Promise.withResolvers<undefined>()
  await page.route('**/tooltip-layer-*', async (route) => {
    await release.promise
    await route.continue()
  })
  await page.setViewportSize({ width: 1280, height: 300 })
  await page.goto('/login')
  const theme = page.getByRole('button', { name: 'Theme' })
  await expect(theme).toBeVisible()
  await page.keyboard.press('Tab')
  while (!(await theme.evaluate((button) => button === document.activeElement)))
    await page.keyboard.press('Tab')
  const tip = page.getByRole('tooltip', { includeHidden: true })
  await expect(tip).toHaveCount(0)
  release.resolve(undefined)
  await expect(tip).toBeVisible()
  await page.evaluate(() => document.dispatchEvent(new Event('scroll')))
  await expect(tip).toBeVisible()
})
