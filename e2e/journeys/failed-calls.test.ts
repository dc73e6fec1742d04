import { TEAMS } from '../../scripts/seed/cast.ts'
import { openTool } from '../stage/open-tool.ts'
import { expect, test } from '../stage/journey.ts'

test('ERROR-9: a part of a page that could not be loaded says so in its place, and never that there is nothing', async ({
  visit,
  newBoard,
  expectNoise,
}) => {
  expectNoise(/500/)
  const fails = { status: 500, json: { code: 'internal-error' } }
  const page = await visit('nora', await newBoard())
  await page.route(/\/(history|trash)(\?|$)/, (route) => route.fulfill(fails))
  await openTool(page, 'History')
  await expect(page.getByText('We couldn’t load the history.')).toBeVisible()
  await expect(page.getByText('No deleted notes.')).toHaveCount(0)
  await page.unroute(/\/(history|trash)(\?|$)/)
  await page.route(/\/trash(\?|$)/, (route) => route.fulfill(fails))
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('We couldn’t load the deleted notes.')).toBeVisible()
  await expect(page.getByText('No deleted notes.')).toHaveCount(0)
  await page.unroute(/\/trash(\?|$)/)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('No deleted notes.')).toBeVisible()

  await page.route(/\/api\/(my-)?actions/, (route) => route.fulfill(fails))
  await page.goto('/dashboard')
  await expect(page.getByText('We couldn’t load the actions.')).toBeVisible()
  await page.unroute(/\/api\/(my-)?actions/)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('We couldn’t load the actions.')).toHaveCount(0)

  await page.route(/\/api\/(boards|team\/[^/]+\/trash)/, (route) => route.fulfill(fails))
  await page.goto('/dashboard')
  await expect(page.getByText('We couldn’t load your retros without a team.')).toBeVisible()
  await page.goto(`/dashboard/team/${TEAMS.care.id}/retros`)
  await expect(page.getByText('We couldn’t load the deleted retros.')).toBeVisible()
  await page.unroute(/\/api\/(boards|team\/[^/]+\/trash)/)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('We couldn’t load the deleted retros.')).toHaveCount(0)
})
