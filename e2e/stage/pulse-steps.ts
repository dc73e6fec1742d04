import type { Locator, Page } from '@playwright/test'
import type { PulseSurvey, SubmitAnswers } from '@retropulse/contract/pulse-survey'
import { DEFAULT_PULSE_FORMAT } from '@retropulse/domain/pulse/format'
import type { Rating } from '@retropulse/domain/pulse/rating'
import type { TestBrowser } from '../../server/src/testing/test-browser.ts'
import { expect } from './journey.ts'
import { makeSurvey } from './survey-steps.ts'
import type { OwnTeam } from './team-cast.ts'

const { topics } = DEFAULT_PULSE_FORMAT

/** Starts a survey of the default questions through the API, and returns its id. */
export async function startSurvey(team: OwnTeam, name: string): Promise<string> {
  const modelId = await makeSurvey(team, name, true)
  const { status, body } = await team.owner.calls.put(`/api/team/${team.teamId}/pulse`, { modelId, name })
  expect(status).toBe(201)
  return (body as { id: string }).id
}

/**
 * Answers every question with one rating, the last one with `last`, and with a comment that says it, through the API.
 */
export async function sendAnswers(
  calls: TestBrowser,
  id: string,
  value: Rating,
  last: Rating = value,
): Promise<void> {
  const data: SubmitAnswers['data'] = Object.fromEntries(
    topics.map(({ id: topicId, title }, at) => {
      const given = at === topics.length - 1 ? last : value
      return [topicId, { value: given, feedback: `${title} is a ${given}` }]
    }),
  )
  const { status } = await calls.post(`/api/pulse-survey/${id}`, { data })
  expect(status).toBe(204)
}

/** The survey as a caller reads it. */
export async function readSurvey(calls: TestBrowser, id: string): Promise<PulseSurvey> {
  return (await calls.get(`/api/pulse-survey/${id}`)).body as PulseSurvey
}

/** The question that the runner shows. */
export function questionNow(page: Page, title: string): Locator {
  return page.getByRole('group', { name: title })
}

/** One rating of the scale. */
export function rating(page: Page, value: Rating): Locator {
  return page.getByRole('radio', { name: new RegExp(`^${value},`) })
}

/** Answers every question by presses, and stops at the review. */
export async function pressThrough(page: Page, value: Rating): Promise<void> {
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  for (const [at, { title }] of topics.entries()) {
    await expect(questionNow(page, title)).toBeVisible()
    await page.getByText(String(value), { exact: true }).click()
    await expect(rating(page, value)).toBeChecked()
    const next = at === topics.length - 1 ? 'Review answers' : 'Next'
    await page.getByRole('button', { name: next, exact: true }).click()
  }
  await expect(page.getByRole('heading', { name: 'Review', exact: true })).toBeFocused()
}
