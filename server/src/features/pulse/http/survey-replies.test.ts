import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type MailApp, startMailApp } from '../../../testing/mail-app.ts'
import { type TestUser, newUser, newUserAs, type TeamPlace } from '../../../testing/team-place.ts'
import type { Answer, TestBrowser } from '../../../testing/test-browser.ts'
import {
  answeredBy,
  answersOf,
  change,
  DONE,
  FIRST,
  readBy,
  refused,
  started,
  submit,
  surveyStage,
  told,
} from '../testing/survey-stage.ts'

let app: MailApp
beforeAll(async () => {
  app = await startMailApp({ DEFAULT_PLAN: 'level3' })
})
afterAll(() => app.close())

type Caller = Pick<TestUser, 'browser'>

interface ReplyStage extends TeamPlace {
  readonly id: string
  readonly commentId: string
  readonly author: TestUser
}

const reply = (
  { id, commentId }: ReplyStage,
  { browser }: Caller,
  text: unknown = 'Thank you',
): Promise<Answer> => browser.post(`/api/pulse-survey/${id}/comment/${commentId}/reply`, { text })
const end = ({ id, commentId }: ReplyStage, { browser }: Caller): Promise<Answer> =>
  browser.post(`/api/pulse-survey/${id}/comment/${commentId}/end`)

/** What each side sees of the conversation: the author, and the owner of the team. */
async function seen({ id, author, owner, commentId }: ReplyStage): Promise<readonly unknown[]> {
  const own = (await readBy(id, author)).pulseData.submittedData?.[FIRST]?.thread
  const listed = (await readBy(id, owner)).pulseData.feedbackByTopic[FIRST]?.find(
    (one) => one.id === commentId,
  )
  return [own, listed?.thread]
}

/** A survey with six comments that are listed; one is by a member of the team. */
async function replyStage(): Promise<ReplyStage> {
  const stage = await surveyStage(app)
  const id = await started(stage)
  const author = await newUserAs(app, stage, null, 'member')
  await submit(id, author, answersOf([1, 2, 3, 4, 5, 1], 'Mine'))
  await answeredBy(app, id, [2, 3, 4, 5, 5], 'Other')
  await change(stage, id, 'end')
  const commentId = (await readBy(id, author)).pulseData.submittedData?.[FIRST]?.commentId ?? ''
  expect((await readBy(id, stage.owner)).pulseData.feedbackByTopic[FIRST]).toHaveLength(6)
  return { ...stage, id, commentId, author }
}

describe('PULSE-70: replies to comments', () => {
  test('PULSE-70: a lead answers, the author replies without a name, and either side ends it', async () => {
    const stage = await replyStage()
    const facilitator = await newUserAs(app, stage, null, 'facilitator')
    const day = new Date().toISOString().slice(0, 10)
    expect(told(await reply(stage, stage.author))).toEqual(refused(409, 'survey-state'))
    expect(told(await reply(stage, facilitator, '  What would help?  '))).toEqual(DONE)
    expect(told(await reply(stage, stage.author, 'More time'))).toEqual(DONE)
    const thread = {
      replies: [
        { isAuthor: false, text: 'What would help?', day },
        { isAuthor: true, text: 'More time', day },
      ],
      isEnded: false,
    }
    expect(await seen(stage)).toEqual([thread, thread])
    expect(told(await end(stage, stage.author))).toEqual(DONE)
    expect(await seen(stage)).toEqual([
      { ...thread, isEnded: true },
      { ...thread, isEnded: true },
    ])
    for (const caller of [facilitator, stage.author])
      expect(told(await reply(stage, caller))).toEqual(refused(409, 'survey-state'))
  })

  test('PULSE-70: no other person replies to a comment, or learns which one is whose', async () => {
    const stage = await replyStage()
    const member = await newUserAs(app, stage, null, 'member')
    const cases: readonly (readonly [Caller, unknown[]])[] = [
      [member, refused(403, 'forbidden')],
      [await newUser(app), refused(404, 'not-found')],
    ]
    for (const [caller, expected] of cases) {
      expect(told(await reply(stage, caller))).toEqual(expected)
      expect(told(await end(stage, caller))).toEqual(expected)
    }
    for (const text of ['', '   ', 'x'.repeat(2001), 5])
      expect((await reply(stage, stage.owner, text)).status).toBe(400)
    expect(told(await reply({ ...stage, commentId: 'unknown' }, stage.owner))).toEqual(
      refused(404, 'not-found'),
    )
    expect(await seen(stage)).toEqual([null, null])
  })

  test('PULSE-60, PULSE-70: a comment that is not listed cannot be answered', async () => {
    const stage = await surveyStage(app)
    const id = await started(stage)
    const author = await newUserAs(app, stage, null, 'member')
    await submit(id, author, answersOf(3, 'Mine'))
    const commentId = (await readBy(id, author)).pulseData.submittedData?.[FIRST]?.commentId ?? ''
    expect(told(await reply({ ...stage, id, commentId, author }, stage.owner))).toEqual(
      refused(404, 'not-found'),
    )
  })

  test('PULSE-70: a conversation holds fifty replies', async () => {
    const stage = await replyStage()
    const answers = await Promise.all(Array.from({ length: 52 }, () => reply(stage, stage.owner)))
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(50)
    expect((await seen(stage))[0]).toMatchObject({ replies: { length: 50 } })
  })

  test('PULSE-70: everyone who answered gets an email that there is an answer, once a day, and nothing of it', async () => {
    const stage = await replyStage()
    const mate = await newUserAs(app, stage, null, 'member')
    await change(stage, stage.id, 'reopen')
    await submit(stage.id, mate, answersOf(3))
    const addressOf = async ({ browser }: { readonly browser: TestBrowser }) =>
      ((await browser.get('/profile')).body as { email: string }).email
    const [author, other, owner] = [
      await addressOf(stage.author),
      await addressOf(mate),
      await addressOf(stage.owner),
    ]
    await reply(stage, stage.owner, 'A word of thanks')
    await reply(stage, stage.owner, 'And another')
    await app.linkTo(author)
    await app.settled()
    expect([app.mailsTo(author), app.mailsTo(other), app.mailsTo(owner)].map(({ length }) => length)).toEqual(
      [1, 1, 0],
    )
    const [mail] = app.mailsTo(author)
    expect(mail?.headers.get('subject')).toEqual(['New reply to a survey comment'])
    expect(await app.linkTo(author)).toBe(`${app.url}/pulse-survey/${stage.id}`)
    expect(`${mail?.text} ${mail?.html}`).not.toMatch(/thanks|Mine|March/)
    // The same words for everyone who answered, but for the link that stops these emails.
    const wordsTo = (address: string) => app.lastTo(address).text?.replace(/token=\S+/, '')
    expect(wordsTo(other)).toBe(wordsTo(author))
  })
})
