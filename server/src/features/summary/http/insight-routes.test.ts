import type { BoardInsights } from '@retropulse/contract/insights'
import type { BoardCommand } from '@retropulse/domain/board/command'
import { asId, type NoteId } from '@retropulse/domain/kernel/ids'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { noteSaying, type Retro, startBoard, startRetro } from '../../../testing/retro.ts'
import { startApp, type TestApp } from '../../../testing/start-app.ts'
import { openBrowser, openGuestBrowser, signUp, type TestBrowser } from '../../../testing/test-browser.ts'
import { joinForTest, sendAccepted } from '../../../testing/board-steps.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

function pathOf({ teamId, boardId }: Retro): string {
  return `/api/team/${teamId}/board-insights/${boardId}`
}

async function insightsFor(browser: TestBrowser, retro: Retro): Promise<BoardInsights> {
  const { status, body } = await browser.get(pathOf(retro))
  expect(status).toBe(200)
  return body as BoardInsights
}

const react = (noteId: string, emoji: string): BoardCommand => ({
  type: 'set-reaction',
  noteId: asId<NoteId>(noteId),
  emoji,
  on: true,
})

const VOTE: BoardCommand = {
  type: 'start-voting',
  contentId: null,
  allowedVotes: 3,
  resetVotes: true,
  showsTotals: false,
}

/** A retro with content of a facilitator and of a guest. */
async function livelyRetro(isAnonymous = false) {
  const retro = await startRetro(app.url, { isAnonymous })
  const gus = await openGuestBrowser(app.url)
  const [facilitator, guestClient] = [
    await joinForTest(app.url, retro.boardId, retro.facilitator.cookie()),
    await joinForTest(app.url, retro.boardId, gus.cookie()),
  ]
  await sendAccepted(facilitator, noteSaying('Tea', 'n1'))
  await sendAccepted(guestClient, noteSaying('Coffee', 'n2'), react('n1', '👍'))
  await sendAccepted(facilitator, react('n1', '👍'), react('n1', '🎉'))
  return { ...retro, gus, client: facilitator, guestClient }
}

describe('board insights', () => {
  test('INSIGHT-22: have the counts of a retro, its notes, votes and reactions', async () => {
    const retro = await livelyRetro()
    await sendAccepted(retro.client, VOTE, { type: 'cast-votes', noteId: asId<NoteId>('n2'), votes: 2 })
    await sendAccepted(retro.client, { type: 'end-voting' })
    const insights = await insightsFor(retro.facilitator, retro)
    expect(insights).toEqual({
      id: retro.boardId,
      name: 'Sprint 12',
      cards: expect.arrayContaining([
        {
          id: 'n1',
          text: 'Tea',
          emojis: [
            { emoji: '👍', count: 2 },
            { emoji: '🎉', count: 1 },
          ],
          votes: 0,
        },
        { id: 'n2', text: 'Coffee', emojis: [], votes: 2 },
      ]),
      cardsCount: 2,
      emojiCount: 3,
      peopleCount: 2,
      votesCount: 2,
      moodData: { moodScore: null },
    })
    expect(insights.cards).toHaveLength(2)
  })

  test('INSIGHT-17, VOTE-32: have no votes of a secret vote while it runs', async () => {
    const retro = await livelyRetro()
    await sendAccepted(retro.client, VOTE, { type: 'cast-votes', noteId: asId<NoteId>('n2'), votes: 2 })
    const { votesCount, cards } = await insightsFor(retro.facilitator, retro)
    expect([votesCount, ...cards.map(({ votes }) => votes)]).toEqual([0, 0, 0])
  })

  test('MASK-7: while brainstorming have the reader’s own texts only', async () => {
    const MASK: unknown = expect.stringMatching(/^[* ]+$/)
    const retro = await livelyRetro()
    await sendAccepted(retro.client, { type: 'set-masking', on: true })
    const textsFor = async (browser: TestBrowser) =>
      (await insightsFor(browser, retro)).cards.map(({ text }) => text).sort()
    expect(await textsFor(retro.facilitator)).toEqual([MASK, 'Tea'])
    expect(await textsFor(retro.gus)).toEqual([MASK, 'Coffee'])
    expect(await textsFor(openBrowser(app.url))).toEqual([MASK, MASK])
  })

  test.each([true, false])(
    'ANON-11, INSIGHT-20: name no authors (an anonymous board: %j)',
    async (isAnonymous) => {
      const retro = await livelyRetro(isAnonymous)
      const { body: profile } = await retro.facilitator.get('/profile')
      const { body } = await retro.facilitator.get(pathOf(retro))
      const { you } = retro.client.joined
      const told = JSON.stringify(body)
      for (const id of [
        (profile as { sub: string }).sub,
        you.pseudonym,
        ...retro.guestClient.joined.you.authorIds,
      ])
        expect(told).not.toContain(id)
    },
  )

  test('INSIGHT-17, MOOD-21: have the mood of at least three answers, once the poll is over', async () => {
    const retro = await livelyRetro()
    await sendAccepted(retro.client, { type: 'start-mood-poll' })
    const polls = `/api/team/${retro.teamId}/board/${retro.boardId}/polls`
    const scores: (number | null)[] = []
    for (const value of [1, 2, 2]) {
      const browser = await openGuestBrowser(app.url)
      await browser.post(polls, { mood: { uid: '', value } })
      await sendAccepted(retro.client, { type: 'end-mood-poll' })
      scores.push((await insightsFor(retro.gus, retro)).moodData.moodScore)
      await sendAccepted(retro.client, { type: 'start-mood-poll' })
    }
    expect(scores).toEqual([null, null, 1.67])
    expect((await insightsFor(retro.facilitator, retro)).moodData.moodScore).toBeNull()
  })
})

describe('access to board insights', () => {
  test('INSIGHT-22: under another team the board is not found', async () => {
    const retro = await livelyRetro()
    const other = await startRetro(app.url)
    const wrong = await retro.facilitator.get(pathOf({ ...retro, teamId: other.teamId }))
    expect([wrong.status, wrong.body]).toEqual([404, { code: 'not-found' }])
  })

  test('INSIGHT-22: a private board is for its team only', async () => {
    const retro = await startRetro(app.url)
    const boardId = await startBoard(retro.facilitator, retro.teamId)
    await app.database.pool.query('UPDATE board SET is_private = true WHERE id = $1', [boardId])
    const stranger = openBrowser(app.url)
    await signUp(stranger)
    const path = pathOf({ ...retro, boardId })
    expect(await stranger.get(path)).toMatchObject({ status: 403, body: { code: 'invitation-required' } })
    expect(await openBrowser(app.url).get(path)).toMatchObject({
      status: 401,
      body: { code: 'sign-in-required' },
    })
    expect(await retro.facilitator.get(path)).toMatchObject({ status: 200 })
  })

  test('API-2: the call is described in OpenAPI', async () => {
    const { body } = await openBrowser(app.url).get('/api/docs/json')
    const { paths } = body as { paths: Record<string, object> }
    expect(Object.keys(paths['/api/team/{teamId}/board-insights/{id}']!)).toEqual(['get'])
  })
})
