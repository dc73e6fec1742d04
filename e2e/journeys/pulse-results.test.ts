import type { Locator, Page } from '@playwright/test'
import { openBrowser } from '../../server/src/testing/test-browser.ts'
import { expectAccessible } from '../stage/axe.ts'
import { expect, PHONE, test } from '../stage/journey.ts'
import { sendAnswers, startSurvey } from '../stage/pulse-steps.ts'
import type { Stage } from '../stage/stage.ts'
import { button } from '../stage/survey-steps.ts'
import { bring, createOwnTeam, createSomeone, visitAs } from '../stage/team-cast.ts'

type Rating = Parameters<typeof sendAnswers>[2]

/** New guests answer, one for each rating. */
async function answeredBy({ url }: Stage, surveyId: string, ratings: readonly Rating[]): Promise<void> {
  for (const rating of ratings) {
    const guest = openBrowser(url)
    await guest.get('/uid')
    await sendAnswers(guest, surveyId, rating)
  }
}

/** The rows of the heat map, from the top; on a phone those of teams alone. */
const teamRows = (page: Page) => page.getByRole('region', { name: 'Teams and topics' }).getByRole('row')

// Rules: PULSE-45, PULSE-46, PULSE-50, PULSE-59, PULSE-60, PULSE-82, PULSE-84, PULSE-95, DASH-17
test('results of a survey appear for the team: figures, comments, a card on the dashboard and a row in the list', async ({
  visit,
  stage,
}) => {
  const team = await createOwnTeam(stage, 'Beacons')
  const surveyId = await startSurvey(team, 'May pulse')
  const mia = await createSomeone(stage, 'Mia Member')
  await bring(team, mia)
  const page = await visitAs(visit, stage, mia, `/pulse-survey/${surveyId}?tab=results`)
  await expect(page.getByText('No answers yet')).toBeVisible()
  await expectAccessible(page, 'a survey without answers')
  await answeredBy(stage, surveyId, [2])
  await page.reload()
  await expect(page.getByText('2 more answers until results appear')).toBeVisible()

  await answeredBy(stage, surveyId, [3, 4, 1, 5, 5])
  await page.reload()
  // PULSE-95: the results open with the figure of the list of surveys, which has no change yet.
  const results = page.getByRole('region', { name: 'Results', exact: true })
  await expect(results.getByText('3.3 of 5Average of 6 topics')).toBeVisible()
  await expect(page.getByText('Nothing to compare yet').first()).toBeVisible()
  await expect(page.getByRole('heading', { name: '6 comments on Happiness' })).toBeVisible()
  // PULSE-82: one list has all topics, with the comments in the row of their topic.
  const topics = page.getByRole('list').filter({ has: page.getByRole('heading', { level: 3 }) })
  await expect(topics).toHaveCount(1)
  await expect(topics.getByRole('heading', { level: 3 })).toHaveCount(6)
  await expect(topics.getByText('3.3 of 5')).toHaveCount(6)
  const row = topics.getByRole('listitem').filter({ hasText: '6 comments on Happiness' })
  await expect(row.getByRole('heading', { name: 'Happiness', exact: true })).toBeVisible()
  await expect(row.locator('[data-no-picture]')).toContainText('6 comments on Happiness')
  await expect(
    page.getByText('Bars show people by rating, from 1 (not at all) to 5 (very much).'),
  ).toBeVisible()
  await expect(button(page, 'Reply')).toHaveCount(0)
  await button(page, 'Show as table: Averages').click()
  await expect(page.getByRole('table', { name: 'Averages' })).toBeVisible()
  // PULSE-84: the figures stand in the table alone, and the comments below it.
  await expect(topics.getByText('3.3 of 5').first()).toBeHidden()
  await expect(page.getByRole('heading', { name: '6 comments on Happiness' })).toBeVisible()
  await expectAccessible(page, 'the results of a survey')
  await expect(page.getByText('Rating hidden')).toHaveCount(0)

  await page.goto(team.path)
  const card = page.getByRole('region', { name: 'Pulse' })
  await expect(card.getByText('May pulse: 6 of 6 answered.')).toBeVisible()
  await team.owner.calls.post(`/api/team/${team.teamId}/pulse/${surveyId}/end`)
  await page.reload()
  await expect(card.getByText(/^May pulse: average 3\.3 of 5\. Lowest: /)).toBeVisible()
  await page.goto(`${team.path}/pulse`)
  await expect(page.getByRole('link', { name: /^May pulse/ })).toContainText('Average 3.3 of 5')
  await expect(page.getByText(/^Only facilitators and admins of this team can start surveys\./)).toBeVisible()
  await expect(button(page, 'Start a survey')).toHaveCount(0)
  await expectAccessible(page, 'the pulse page of a team')
})

// Rules: PULSE-60
test('a comment of a batch that agreed says beside others that its rating is hidden', async ({
  visit,
  stage,
}) => {
  const team = await createOwnTeam(stage, 'Binnacles')
  const surveyId = await startSurvey(team, 'July pulse')
  await answeredBy(stage, surveyId, [1, 2, 3, 4, 5, 5])
  await answeredBy(stage, surveyId, [4, 4, 4, 4, 4, 4])
  const page = await visitAs(visit, stage, team.owner, `/pulse-survey/${surveyId}?tab=results`)
  const comments = page.getByRole('listitem').filter({ hasText: '12 comments on Happiness' })
  await expect(comments.getByText('Rating hidden')).toHaveCount(6)
  await expect(comments.getByText(/^Rated [1-5]$/)).toHaveCount(6)
})

// Rules: PULSE-70, PULSE-71, PULSE-83, PULSE-86
test('a lead answers a comment in the results, and starts a retro about them', async ({ visit, stage }) => {
  const team = await createOwnTeam(stage, 'Halyards')
  const surveyId = await startSurvey(team, 'June pulse')
  await answeredBy(stage, surveyId, [1, 2, 3, 4, 5, 5])
  const page = await visitAs(visit, stage, team.owner, `/pulse-survey/${surveyId}?tab=results`)
  const comment = page.getByRole('listitem').filter({ hasText: 'Happiness is a 1' }).last()
  await comment.getByRole('button', { name: 'Reply' }).click()
  await comment.getByLabel('Your reply').fill('What would help?')
  await comment.getByRole('button', { name: 'Reply' }).click()
  await expect(comment.getByText('What would help?')).toBeVisible()
  await page.reload()
  await expect(comment.getByLabel('Your reply')).toBeHidden()
  await comment.getByRole('button', { name: 'Reply' }).click()
  await expect(comment.getByLabel('Your reply')).toBeFocused()
  await expectAccessible(page, 'an answered comment')
  // The next answer waits for others, which the head of the results says with the reason.
  await answeredBy(stage, surveyId, [3])
  await page.reload()
  await expect(
    page.getByText('Each topic counts 6 of 7 answers, without names. New answers join the results in groups'),
  ).toBeVisible()
  await expect(page.getByText('How results are counted')).toBeHidden()
  await button(page, 'Start a retro about this').click()
  await expect(page).toHaveURL(/\/board\//)
  await expect(page.getByText('Average 3.3 of 5').first()).toBeVisible()
})

// Rules: PULSE-49, PULSE-50, PULSE-69, PULSE-99
test('an organisation sees its teams in the order that it chooses, on a phone too', async ({
  visit,
  stage,
}) => {
  const team = await createOwnTeam(stage, 'Quays')
  const surveyId = await startSurvey(team, 'July pulse')
  await answeredBy(stage, surveyId, [1, 2, 3])
  const page = await visitAs(visit, stage, team.owner, '/pulse?sort=-1', PHONE)
  await expect(page.getByRole('heading', { name: 'Teams and topics' })).toBeVisible()
  await expect(page.getByText('Includes 1 team.')).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Highest' })).toBeChecked()
  // No column names the topics on a phone: each cell does.
  await expect(teamRows(page).first()).toContainText(/Quays.*Happiness\s*2\.0.*Growth\s*2\.0/)
  // PULSE-99: what the colours mean comes before the first team that has them.
  const topOf = async (part: Locator) => (await part.boundingBox())?.y ?? 0
  const legend = page.getByRole('list', { name: 'Colours of averages' })
  expect(await topOf(legend)).toBeLessThan(await topOf(teamRows(page).first()))
  await page.getByText('Latest', { exact: true }).tap()
  await expect(page).toHaveURL('/pulse?sort=0')
  const width = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(width).toBe(0)
  await expectAccessible(page, 'the results of an organisation')
  await page.getByRole('link', { name: 'Quays', exact: true }).tap()
  await expect(page).toHaveURL(`/pulse-survey/${surveyId}?tab=results`)
})

// Rules: PULSE-95, PULSE-100
test('where a topic has a band in place of an average, the mean says of how many topics it is', async ({
  visit,
  stage,
}) => {
  const team = await createOwnTeam(stage, 'Jetties')
  const surveyId = await startSurvey(team, 'July pulse')
  for (const rating of [2, 3, 4] as const) {
    const guest = openBrowser(stage.url)
    await guest.get('/uid')
    await sendAnswers(guest, surveyId, rating, 2)
  }
  const page = await visitAs(visit, stage, team.owner, '/pulse')
  await expect(page.getByRole('cell', { name: '3.0 5 of 6 topics' })).toBeVisible()
  await page.goto(`/pulse-survey/${surveyId}?tab=results`)
  await expect(page.getByText('Average of 5 of 6 topics')).toBeVisible()
})

// Rules: PULSE-65
test('a facilitator sets a schedule, changes it and stops it', async ({ visit, stage, expectNoise }) => {
  expectNoise(/400/)
  const team = await createOwnTeam(stage, 'Bollards')
  await startSurvey(team, 'August pulse')
  const page = await visitAs(visit, stage, team.owner, `${team.path}/pulse`)
  await expect(page.getByText('No scheduled surveys.')).toBeVisible()
  await button(page, 'Set a schedule').click()
  const dialog = page.getByRole('dialog', { name: 'Survey schedule' })
  await expectAccessible(page, 'a schedule', '[role=dialog]')
  await dialog.getByLabel('Title').fill('')
  await dialog.getByLabel('Close after (days)').fill('99')
  await button(page, 'Save').click()
  await expect(dialog.getByText('Please give your survey a name')).toBeVisible()
  await expect(dialog.getByText('Enter 1 to 60 days')).toBeVisible()
  await dialog.getByLabel('Title').fill('Weekly pulse')
  await dialog.getByLabel('Close after (days)').fill('4')
  await dialog.getByLabel('First day').fill('2020-01-06')
  await dialog.getByLabel('How often').selectOption('Once')
  await button(page, 'Save').click()
  await expect(dialog.getByText('Choose a time in the future')).toBeVisible()
  await dialog.getByLabel('How often').selectOption('Every two weeks')
  await button(page, 'Save').click()
  await expect(dialog).toBeHidden()
  // PULSE-56, PULSE-67: the free plan allowed the survey above, so no day is named for another.
  await expect(
    page.getByText('Weekly pulse, every two weeks. No survey will start until your plan allows more.'),
  ).toBeVisible()
  await button(page, 'Change').click()
  await button(page, 'Stop schedule').click()
  await expect(page.getByText('No scheduled surveys.')).toBeVisible()
})

test('ERROR-9: results and a schedule that cannot be read say so in their own place, and are read by one press', async ({
  visit,
  stage,
  expectNoise,
}) => {
  expectNoise(/503/)
  const team = await createOwnTeam(stage, 'Moorings')
  await startSurvey(team, 'October pulse')
  const page = await visitAs(visit, stage, team.owner, '/healthz')
  const failing = /\/api\/(org\/[^/]+\/pulse|team\/[^/]+\/pulse-schedule)$/
  await page.route(failing, (route) => route.fulfill({ status: 503, json: { code: 'unavailable' } }))
  for (const [path, failure, title, healed] of [
    [`${team.path}/pulse`, 'We couldn’t load the schedule', 'Schedule', 'No scheduled surveys.'],
    ['/pulse', 'We couldn’t load the results', 'Surveys', 'No team has enough answers yet.'],
  ] as const) {
    await page.goto(path)
    await expect(page.getByRole('alert').filter({ hasText: failure })).toBeVisible()
    await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible()
    await page.unroute(failing)
    await button(page, 'Try again').click()
    await expect(page.getByText(healed)).toBeVisible()
    await page.route(failing, (route) => route.fulfill({ status: 503, json: { code: 'unavailable' } }))
  }
})

// Rules: PULSE-44, TRASH-16
test('a deleted survey is brought back from the pulse page of the team', async ({ visit, stage }) => {
  const team = await createOwnTeam(stage, 'Fenders')
  const surveyId = await startSurvey(team, 'September pulse')
  await team.owner.calls.delete(`/api/team/${team.teamId}/pulse/${surveyId}`)
  const page = await visitAs(visit, stage, team.owner, `${team.path}/pulse`)
  await expect(page.getByRole('heading', { name: 'Recently deleted' })).toBeVisible()
  await button(page, 'Restore September pulse').click()
  await expect(page.getByRole('link', { name: /^September pulse/ })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Recently deleted' })).toBeHidden()
})
