import { TEAMS } from '../../scripts/seed/cast.ts'
import { fakeInsightsOn } from '../stage/fake-insights-on.ts'
import { expect, test } from '../stage/journey.ts'

const CARE = `/dashboard/team/${TEAMS.care.id}`

test('DASH-33, INSIGHT-28, TOPIC-7: the briefing has the change of the mood that the insights show, and the first of the recurring topics', async ({
  visit,
}) => {
  const page = await visit('aiko', '/healthz')
  await fakeInsightsOn(page, CARE, 12)
  await page.goto(CARE)
  const briefing = page.getByRole('region', { name: 'Next retro' })
  await expect(briefing.getByText('Mood fell from 4.7 to 3.5')).toBeVisible()
  await expect(
    briefing.getByRole('link', { name: /^The pipeline is red .*Came up in 4 retros/ }),
  ).toBeVisible()
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await expect(page.getByText('Previous poll: 4.7')).toBeVisible()
  const topics = page.getByRole('region', { name: 'Recurring topics' }).getByRole('listitem')
  await expect(topics.first()).toHaveText(/^The pipeline is red every other day.*In 4 of 12 retros/)
})

test('INSIGHT-29, INSIGHT-32: the figures of the activity and their usual levels stand in its card alone', async ({
  visit,
}) => {
  const page = await visit('aiko', '/healthz')
  await fakeInsightsOn(page, CARE, 12)
  await page.goto(CARE)
  await page.getByRole('region', { name: 'Next retro' }).getByText('Mood fell').waitFor()
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  const activity = page.getByRole('figure').filter({ hasText: 'Activity' })
  await expect(activity.getByText(/^usually/)).toHaveText([
    'usually 7',
    'usually 18',
    'usually 21',
    'usually 7',
  ])
  await expect(activity.getByText(/Notes per person on average: 3\.$/)).toBeVisible()
  // Of figures outside of the charts there is none; that of the mood stands in the card of its chart.
  await expect(page.getByRole('main').locator('dl')).toHaveCount(1)
  await expect(page.getByRole('figure').filter({ hasText: 'Mood over time' }).locator('dl')).toHaveText(
    /3\.5 of 5/,
  )
})
