import { DAY_MS } from '@retropulse/domain/kernel/durations'
import { sendAccepted } from '../../../testing/board-steps.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApp, type TestApp } from '../../../testing/start-app.ts'
import { openBrowser } from '../../../testing/test-browser.ts'
import {
  cast,
  followed,
  heldRetro,
  insightsOf,
  mask,
  newestOf,
  note,
  pathOf,
  react,
  vote,
} from '../testing/held-retro.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp({ COMMANDS_PER_SECOND: '1000000', DEFAULT_PLAN: 'level1' })
})
afterAll(() => app.close())

describe('insights do not disclose what is hidden', () => {
  test('INSIGHT-17, VOTE-32: votes of a running secret vote are left out', async () => {
    const retro = await heldRetro(app)
    await sendAccepted(retro.fay, { ...vote, resetVotes: true }, cast('n1', 3))
    await followed(app, retro.boardId)
    expect(await newestOf(retro)).toMatchObject({ votesCount: 0, topVotedCards: [] })
    await sendAccepted(retro.fay, { type: 'end-voting' })
    await followed(app, retro.boardId)
    expect((await newestOf(retro)).topVotedCards).toContainEqual({ noteId: 'n1', text: 'Tea', votes: 3 })
  })

  test('MASK-7, INSIGHT-19: a masked board has numbers and no text, from the moment on when brainstorming begins', async () => {
    const retro = await heldRetro(app)
    await sendAccepted(retro.fay, mask(true))
    const masked = { withheld: 'masked', cardsCount: 4, topVotedCards: [], topReactedCards: [] }
    expect(await newestOf(retro)).toMatchObject(masked)
    await sendAccepted(retro.gus, note('n5', 'Hidden'), react('n5'))
    await followed(app, retro.boardId)
    expect(await newestOf(retro)).toMatchObject({ ...masked, cardsCount: 5 })
    const { rows } = await app.database.pool.query('SELECT * FROM board_fact WHERE board_id = $1', [
      retro.boardId,
    ])
    expect(JSON.stringify(rows)).not.toMatch(/Hidden|Tea|\*\*/)
    await sendAccepted(retro.fay, mask(false))
    await followed(app, retro.boardId)
    expect((await newestOf(retro)).topReactedCards).toContainEqual({
      noteId: 'n5',
      text: 'Hidden',
      emojiCount: 1,
    })
  })

  test.each([true, false])(
    'ANON-11, INSIGHT-20: insights name no authors (an anonymous board: %j)',
    async (isAnonymous) => {
      const retro = await heldRetro(app, isAnonymous)
      const { body: profile } = await retro.facilitator.get('/profile')
      const authors = [retro.fay, retro.gus, retro.gia].flatMap(({ joined: { you } }) => you.authorIds)
      const answers = await Promise.all(
        ['', '?format=csv'].map(async (query) => (await retro.facilitator.get(pathOf(retro, query))).body),
      )
      const { rows } = await app.database.pool.query('SELECT * FROM board_fact WHERE board_id = $1', [
        retro.boardId,
      ])
      const told = JSON.stringify([answers, rows])
      expect(told).toContain('Coffee')
      for (const id of [(profile as { sub: string }).sub, ...authors]) expect(told).not.toContain(id)
    },
  )

  test('INSIGHT-17, INSIGHT-25, MOOD-20, MOOD-21: a mood is not disclosed below the floor, nor while the poll runs; whether there was a poll is', async () => {
    const retro = await heldRetro(app)
    const polls = `/api/team/${retro.teamId}/board/${retro.boardId}/polls`
    const moods: (readonly [number | null, string | null])[] = []
    const readMood = async () => {
      const { moodScore, moodGap } = await newestOf(retro)
      moods.push([moodScore, moodGap])
    }
    await readMood()
    const poll = async (type: 'start-mood-poll' | 'end-mood-poll') => {
      await sendAccepted(retro.fay, { type })
      await followed(app, retro.boardId)
    }
    for (const value of [5, 4, 4]) {
      await poll('start-mood-poll')
      const browser = openBrowser(app.url)
      await browser.get('/uid')
      await browser.post(polls, { mood: { uid: '', value } })
      await readMood()
      await poll('end-mood-poll')
      await readMood()
    }
    const [noPoll, fewAnswers] = [
      [null, 'no-poll'],
      [null, 'few-answers'],
    ]
    expect(moods).toEqual([noPoll, noPoll, fewAnswers, noPoll, fewAnswers, noPoll, [4.33, null]])
    expect((await insightsOf(retro)).trends.moodScore.latest).toBe(4.33)
    const raise = (floor: number) =>
      app.database.pool.query(
        'UPDATE organisation SET anonymity_floor = $2 WHERE id = (SELECT org_id FROM team WHERE id = $1)',
        [retro.teamId, floor],
      )
    await raise(4)
    expect((await newestOf(retro)).moodScore).toBeNull()
    expect(await insightsOf(retro)).toMatchObject({ moodFloor: 4, trends: { moodScore: { latest: null } } })
    await raise(3)
    expect(await insightsOf(retro)).toMatchObject({ moodFloor: 3, trends: { moodScore: { latest: 4.33 } } })
    // The poll was resumed this moment, and the read model has not caught up yet.
    await sendAccepted(retro.fay, { type: 'start-mood-poll' })
    expect((await newestOf(retro)).moodScore).toBeNull()
  })

  test('INSIGHT-18: an archived board has numbers and no text', async () => {
    const retro = await heldRetro(app)
    const plan = (planId: string | null) =>
      app.database.pool.query(
        'UPDATE organisation SET plan_id = $2 WHERE id = (SELECT org_id FROM team WHERE id = $1)',
        [retro.teamId, planId],
      )
    await app.database.pool.query('UPDATE board SET created_at = $2 WHERE id = $1', [
      retro.boardId,
      Date.now() - 20 * DAY_MS,
    ])
    await plan(null)
    expect(await newestOf(retro)).toMatchObject({
      withheld: 'archived',
      cardsCount: 4,
      cardsByColumns: { columns: [] },
      topVotedCards: [],
      topReactedCards: [],
    })
    expect(JSON.stringify(await insightsOf(retro))).not.toMatch(/Tea|Coffee|Water|Noise|Went/)
    await plan('level1')
    expect(await newestOf(retro)).toMatchObject({ withheld: null })
  })

  test('INSIGHT-18: a board in the trash is in no insights', async () => {
    const retro = await heldRetro(app)
    await app.database.pool.query('UPDATE board SET deleted_at = now() WHERE id = $1', [retro.boardId])
    expect(await insightsOf(retro)).toMatchObject({ retros: [], retrosCount: 0, actions: { created: 0 } })
  })
})
