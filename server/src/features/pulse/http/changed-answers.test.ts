import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApp, type TestApp } from '../../../testing/start-app.ts'
import { type TestBrowser, openBrowser, PASSWORD, signUp } from '../../../testing/test-browser.ts'
import {
  answeredBy,
  answersOf,
  change,
  DONE,
  FIRST,
  guest,
  readBy,
  started,
  submit,
  type SurveyStage,
  surveyStage,
  told,
} from '../testing/survey-stage.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp({ DEFAULT_PLAN: 'level3' })
})
afterAll(() => app.close())

/** Ratings of 21 people: seven batches. */
const LATE = [3, 4, 5, 3, 4, 5, 3, 4, 5, 3, 4, 5, 3, 4, 5, 3, 4, 5, 4, 4, 5]

/** The figures of the first question, and how many people answered. */
async function shownOf(stage: SurveyStage, id: string) {
  const { results, pulseData } = await readBy(id, stage.owner)
  const first = results?.[0]
  const distribution = first?.state === 'shown' ? first.distribution : null
  return { distribution, people: pulseData.people, comments: pulseData.feedbackByTopic[FIRST] ?? null }
}

/** Answers of a question that no longer count and are still in a result or list. */
async function goneIn(surveyId: string): Promise<number | null> {
  const asked = 'SELECT FROM pulse_answer WHERE survey_id = $1 AND topic_id = $2 AND is_gone'
  return (await app.database.pool.query(asked, [surveyId, FIRST])).rowCount
}

/**
 * A person who rates 1 as a guest and 3 with an account, while others rate 4, 5, 5 and 2; then signs in where the guest
 * was, and answers again.
 */
async function answeredTwice(id: string): Promise<{ readonly browser: TestBrowser }> {
  const visitor = await guest(app)
  const account = { browser: openBrowser(app.url) }
  const { email } = await signUp(account.browser)
  await submit(id, visitor, answersOf(1, 'As a guest'))
  await submit(id, account, answersOf(3, 'Signed in'))
  await answeredBy(app, id, [4, 5, 5, 2], 'Other')
  await visitor.browser.post('/api/auth/sign-in/email', { email, password: PASSWORD })
  expect(told(await submit(id, visitor, answersOf(3, 'Signed in')))).toEqual(DONE)
  return visitor
}

describe('PULSE-58: changed answers', () => {
  test('PULSE-58: one person who changes an answer keeps no first answers and no comments back', async () => {
    const stage = await surveyStage(app)
    const id = await started(stage)
    const [one] = await answeredBy(app, id, [1, 3, 5], 'Early')
    expect(told(await submit(id, one!, answersOf(3, 'Changed')))).toEqual(DONE)
    await answeredBy(app, id, LATE, 'Late')
    await change(stage, id, 'end')
    const { distribution, people, comments } = await shownOf(stage, id)
    expect({ distribution, people }).toEqual({ distribution: [1, 0, 7, 8, 8], people: 24 })
    const texts = comments?.map(({ feedback }) => feedback) ?? []
    expect(texts.filter((text) => text.startsWith('Late'))).toHaveLength(21)
    expect(texts).not.toContain('Changed')
    // The person still reads the own answer, and that it waits.
    const own = (await readBy(id, one!)).pulseData.submittedData?.[FIRST]
    expect(own).toMatchObject({ value: 3, feedback: 'Changed', isPublished: false })
  })

  test('PULSE-58: changed answers appear once as many people as the floor changed, with their comments', async () => {
    const stage = await surveyStage(app)
    const id = await started(stage)
    const people = await answeredBy(app, id, [1, 2, 3, 1, 5], 'Before')
    const [first, ...others] = people
    await submit(id, first!, answersOf(4, 'After'))
    await submit(id, others[0]!, answersOf(5, 'After'))
    expect((await shownOf(stage, id)).distribution).toEqual([1, 1, 1, 0, 0])
    await submit(id, others[1]!, answersOf(4, 'After'))
    await change(stage, id, 'end')
    expect((await shownOf(stage, id)).distribution).toEqual([0, 0, 0, 2, 1])
    await change(stage, id, 'reopen')
    await answeredBy(app, id, [2, 3], 'More')
    expect((await shownOf(stage, id)).distribution).toEqual([1, 1, 0, 2, 2])
  })
})

describe('PULSE-58: people who answer twice, as guests and signed in', () => {
  test('PULSE-58: the next result does not differ by that one person, in figures or comments', async () => {
    const stage = await surveyStage(app)
    const id = await started(stage)
    const visitor = await answeredTwice(id)
    const after = await shownOf(stage, id)
    expect(after).toMatchObject({ distribution: [1, 1, 1, 1, 2], people: 5 })
    await answeredBy(app, id, LATE, 'Late')
    await change(stage, id, 'end')
    const { distribution, people, comments } = await shownOf(stage, id)
    expect({ distribution, people }).toEqual({ distribution: [1, 1, 7, 9, 9], people: 26 })
    expect(comments?.filter(({ feedback }) => feedback === 'As a guest')).toHaveLength(1)
    expect((await readBy(id, visitor)).pulseData.submittedData?.[FIRST]).toMatchObject({ value: 3 })
    expect(await goneIn(id)).toBe(1)
  })

  test('PULSE-58: the answer leaves the result and the comments together with changed answers', async () => {
    const stage = await surveyStage(app)
    const id = await started(stage)
    await answeredTwice(id)
    const movers = await answeredBy(app, id, [2, 3, 2, 3, 1, 1], 'Mover')
    const before = await shownOf(stage, id)
    for (const [at, mover] of movers.entries())
      await submit(id, mover, answersOf(at % 2 === 0 ? 4 : 5, 'Moved'))
    await change(stage, id, 'end')
    const after = await shownOf(stage, id)
    const peopleIn = ({ distribution }: typeof after) => distribution?.reduce((sum, count) => sum + count, 0)
    expect(peopleIn(after)).toBe((peopleIn(before) ?? 0) - 1)
    expect(after.distribution?.[0]).toBe(0)
    expect(after.comments?.map(({ feedback }) => feedback)).not.toContain('As a guest')
    expect(await goneIn(id)).toBe(0)
  })
})
