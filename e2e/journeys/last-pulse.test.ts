import type { Page } from '@playwright/test'
import { openBrowser } from '../../server/src/testing/test-browser.ts'
import { expectAccessible } from '../stage/axe.ts'
import { expect, test } from '../stage/journey.ts'
import { sendAnswers, startSurvey } from '../stage/pulse-steps.ts'
import type { Stage } from '../stage/stage.ts'
import { createOwnTeam, type OwnTeam, visitAs } from '../stage/team-cast.ts'

/** Three guests answer, who rate everything 2, 3 and 4. */
async function answeredByThree({ url }: Stage, surveyId: string): Promise<void> {
  for (const rating of [2, 3, 4] as const) {
    const guest = openBrowser(url)
    await guest.get('/uid')
    await sendAnswers(guest, surveyId, rating)
  }
}

async function newRetro({ owner, teamId }: OwnTeam): Promise<string> {
  const made = await owner.calls.post(`/api/team/${teamId}/boards`, { name: 'Next retro', columns: ['Well'] })
  return `/board/${(made.body as { id: string }).id}`
}

async function openActions(page: Page) {
  await page.getByRole('button', { name: /^Actions/ }).click()
  const panel = page.getByRole('complementary', { name: 'Actions' })
  await expect(panel.getByRole('tab', { name: /^Open/ })).toBeVisible()
  return panel
}

// Rules: PULSE-72
test('beside a retro, people of the team see what the last pulse found, above the floor, and guests do not', async ({
  visit,
  stage,
}) => {
  const team = await createOwnTeam(stage, 'Lanterns')
  const surveyId = await startSurvey(team, 'October pulse')
  const path = await newRetro(team)
  const before = await openActions(await visitAs(visit, stage, team.owner, path))
  await before.getByRole('tab', { name: 'Last pulse' }).click()
  await expect(before.getByText('No answers')).toHaveCount(6)

  await answeredByThree(stage, surveyId)
  const page = await visitAs(visit, stage, team.owner, path)
  const panel = await openActions(page)
  await panel.getByRole('tab', { name: 'Last pulse' }).click()
  await expect(panel.getByRole('heading', { name: 'October pulse' })).toBeVisible()
  await expect(panel.getByText('3.0 of 5')).toHaveCount(6)
  await expectAccessible(page, 'the last pulse beside a retro', 'aside')
  await expect(panel.getByRole('link', { name: 'Open the survey' })).toHaveAttribute(
    'href',
    `/pulse-survey/${surveyId}?tab=results`,
  )

  const theirs = await openActions(await visit('guest', path))
  await expect(theirs.getByRole('tab')).toHaveCount(2)
})

// Rules: PULSE-71, PULSE-72
test('a retro about a survey begins with its lowest results, and shows that survey beside its notes', async ({
  visit,
  stage,
}) => {
  const team = await createOwnTeam(stage, 'Moorings')
  const surveyId = await startSurvey(team, 'Harbour pulse')
  await answeredByThree(stage, surveyId)
  const { body, status } = await team.owner.calls.post(`/api/team/${team.teamId}/pulse/${surveyId}/retro`)
  expect(status).toBe(201)
  const page = await visitAs(visit, stage, team.owner, `/board/${(body as { id: string }).id}`)
  await expect(page.getByText('Average 3.0 of 5').first()).toBeVisible()
  const panel = await openActions(page)
  await panel.getByRole('tab', { name: 'Last pulse' }).click()
  await expect(panel.getByRole('heading', { name: 'Harbour pulse' })).toBeVisible()
})
