import { type PulseSurvey, pulseSurveySchema } from '@retropulse/contract/pulse-survey'
import { PULSE_TOPICS_MAX } from '@retropulse/domain/pulse/limits'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { startApp, type TestApp } from '../../../testing/start-app.ts'
import { openBrowser } from '../../../testing/test-browser.ts'
import { watchTurns } from '../../../testing/watch-turns.ts'
import { change, enabledModel, FORMAT, started, submit, surveyStage } from '../testing/survey-stage.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp({ DEFAULT_PLAN: 'level3' })
})
afterAll(() => app.close())

const PEOPLE = 120
const COMMENT = 'what could be better '.repeat(95)
/** The survey has 6.8 million characters of comments; it used to be serialised at once. */
const TURN_MAX = 2_500_000

test('LIMIT-22, PULSE-45: a survey with the longest comments on all questions is serialised in steps', async () => {
  const stage = await surveyStage(app)
  const [topic] = FORMAT.topics
  const topics = Array.from({ length: PULSE_TOPICS_MAX }, (_, at) => ({ ...topic!, id: `topic-${at}` }))
  const modelId = await enabledModel(stage, 'Long', { ...FORMAT, topics })
  const id = await started({ ...stage, modelId })
  for (let person = 0; person < PEOPLE; person += 1) {
    const browser = openBrowser(app.url)
    await browser.get('/uid')
    const answer = { value: (person % 5) + 1, feedback: COMMENT }
    const data = Object.fromEntries(topics.map((one) => [one.id, answer]))
    expect((await submit(id, { browser }, { data })).status).toBe(204)
  }
  await change(stage, id, 'end')
  const watch = watchTurns()
  onTestFinished(() => watch.stop())
  const { status, body } = await stage.owner.browser.get(`/api/pulse-survey/${id}`)
  expect(status).toBe(200)
  expect(watch.mostInTurn()).toBeLessThan(TURN_MAX)
  expect(pulseSurveySchema.parse(body)).toEqual(body)
  const { feedbackByTopic } = (body as PulseSurvey).pulseData
  const listed = topics.map((one) => feedbackByTopic[one.id]?.map(({ feedback }) => feedback))
  expect(listed).toEqual(topics.map(() => Array.from({ length: PEOPLE }, () => COMMENT.trim())))
})
