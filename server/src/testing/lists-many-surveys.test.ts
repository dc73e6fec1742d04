import type { Page } from '@retropulse/contract/public-api'
import type { SurveyResults } from '@retropulse/contract/pulse-survey'
import { expect, onTestFinished, test } from 'vitest'
import { change, started, surveyStage } from '../features/pulse/testing/survey-stage.ts'
import { programOf } from '../features/public-api/testing/program.ts'
import { startApp } from './start-app.ts'

const SURVEYS = 120

// Rules: API-16, LIMIT-22
test('all surveys of a team are read page by page, also those that started together, and are in its export', async () => {
  const app = await startApp({ DEFAULT_PLAN: 'level3' })
  onTestFinished(() => app.close())
  const stage = await surveyStage(app)
  const { teamId, owner } = stage
  const id = await started(stage)
  await change(stage, id, 'end')
  await app.database.pool.query(
    `INSERT INTO pulse_survey (id, team_id, model_id, name, format, floor, created_by, started_at, ended_at)
     SELECT id || n, team_id, model_id, name, format, floor, created_by, started_at - (n / 7) * interval '1 day', ended_at
     FROM pulse_survey, generate_series(1, $2) AS n WHERE id = $1`,
    [id, SURVEYS - 1],
  )
  const program = await programOf(app.url, stage, ['read'])
  const read: SurveyResults[] = []
  for (let cursor: string | null = ''; cursor !== null;) {
    const query: string = cursor === '' ? '' : `&cursor=${cursor}`
    const { body } = await program.get(`/teams/${teamId}/pulse-surveys?limit=11${query}`)
    const page = body as Page<SurveyResults>
    read.push(...page.data)
    cursor = page.nextCursor
  }
  expect(new Set(read.map((survey) => survey.id)).size).toBe(SURVEYS)
  expect(read).toHaveLength(SURVEYS)
  const times = read.map(({ startedAt }) => startedAt ?? 0)
  expect(times).toEqual(times.toSorted((one, other) => other - one))

  const { body } = await owner.browser.get(`/api/team/${teamId}/export`)
  const exported = body as { surveys: readonly SurveyResults[] }
  expect(exported.surveys).toEqual(read)
})
