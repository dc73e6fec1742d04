import type { BoardEntity } from '@retropulse/contract/board-entity'
import {
  asId,
  type ActionId,
  type AuthorId,
  type ColumnId,
  type CommentId,
  type NoteId,
} from '@retropulse/domain/kernel/ids'
import { nanoid } from 'nanoid'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type BoardClient, joinBoard } from './board-client.ts'
import { noteSaying, type Retro, startRetro } from './retro.ts'
import { startApp, type TestApp } from './start-app.ts'
import { openBrowser, openGuestBrowser, signUp, type TestBrowser } from './test-browser.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

async function read({ boardId }: Retro, browser: TestBrowser, query = '?include=notes') {
  const { status, body } = await browser.get(`/api/board/${boardId}${query}`)
  expect(status).toBe(200)
  return body as BoardEntity
}

async function on(retro: Retro, browser: TestBrowser, play: (client: BoardClient) => Promise<void>) {
  const client = await joinBoard(app.url, retro.boardId, browser.cookie())
  await play(client)
  client.close()
}

const [first, second, third] = ['n-first', 'n-second', 'n-third'].map((id) => asId<NoteId>(id)) as [
  NoteId,
  NoteId,
  NoteId,
]

describe('the board in the REST API', () => {
  test('BOARD-64, BOARD-65, BOARD-67: has every field of the specification, and notes only on request', async () => {
    const retro = await startRetro(app.url)
    const { sub } = (await retro.facilitator.get('/profile')).body as { sub: string }
    const board = await read(retro, retro.facilitator, '')
    expect(board).toEqual({
      id: retro.boardId,
      teamId: retro.teamId,
      orgId: expect.any(String),
      modelId: null,
      compact: false,
      name: 'Sprint 12',
      columns: ['Went well', 'Went less well', 'Try next'],
      meanings: ['other', 'other', 'other'],
      isAnonymous: false,
      theme: null,
      backgroundUrl: null,
      disableGifs: false,
      sortBy: null,
      createdBy: sub,
      membersCount: 1,
      planId: null,
      isPrivate: false,
      isFacilitator: true,
      timestamp: expect.any(Number),
      startMoodPoll: false,
      hadMoodPoll: false,
      offersSuggestions: false,
      runSteps: [],
      pulseData: null,
      daysRemaining: 14,
    })
  })
  test('BOARD-66: its creator is sent to callers who see authors, and to no other', async () => {
    const named = await startRetro(app.url)
    const anonymous = await startRetro(app.url, { isAnonymous: true })
    const member = openBrowser(app.url)
    await signUp(member)
    expect((await read(named, member, '')).createdBy).not.toBeNull()
    expect((await read(named, await openGuestBrowser(app.url), '')).createdBy).toBeNull()
    expect((await read(anonymous, anonymous.facilitator, '')).createdBy).toBeNull()
  })

  test('BOARD-64, BOARD-65: a public board is read without a cookie', async () => {
    const retro = await startRetro(app.url)
    const board = await read(retro, openBrowser(app.url))
    expect(board).toMatchObject({ isFacilitator: false, notes: [], actions: [], voting: null })
  })
})

describe('?include=notes: the content of a board', () => {
  // Rules: BOARD-68, COMMENT-7, NOTE-17, NOTE-18
  test('notes with comments, emoji, votes, groups and places', async () => {
    const retro = await startRetro(app.url)
    await on(retro, retro.facilitator, async (client) => {
      const { id } = client.joined.you
      await client.send(noteSaying('first', first))
      await client.send({ ...noteSaying('line\n'.repeat(5).trim(), second), rank: 'a1' } as never)
      await client.send({ ...noteSaying('third', third), rank: 'a2' } as never)
      await client.send({ type: 'set-reaction', noteId: first, emoji: '🎉', on: true })
      const comment = { noteId: first, commentId: asId<CommentId>('k1') }
      await client.send({ type: 'add-comment', ...comment, text: 'so it is' })
      await client.send({ type: 'edit-comment', ...comment, text: 'so it was' })
      await client.send({ type: 'group-note', noteId: third, into: second })
      await client.send({ type: 'title-group', noteId: second, title: 'Both' })
      const board = await read(retro, retro.facilitator)
      const plain = {
        createdBy: id,
        lastEditedBy: null,
        type: 'c1',
        votes: 0,
        highlights: 0,
        timeStamp: expect.any(Number),
      }
      const grouped = {
        ...plain,
        emojis: [],
        comments: [],
        groupedBy: [id],
        groupId: second,
        groupTitle: 'Both',
      }
      expect(board.notes).toEqual([
        {
          ...plain,
          id: first,
          text: 'first',
          emojis: [{ emoji: '🎉', by: id }],
          comments: [
            {
              id: 'k1',
              comment: 'so it was',
              by: id,
              timestamp: expect.any(Number),
              updatedTime: expect.any(Number),
              updatedBy: id,
            },
          ],
          groupedBy: [],
          groupId: null,
          groupTitle: null,
          grid: { i: first, x: 0, y: 0, w: 1, h: 6 },
        },
        {
          ...grouped,
          id: second,
          text: 'line\nline\nline\nline\nline',
          grid: { i: second, x: 0, y: 6, w: 1, h: 12 },
        },
        { ...grouped, id: third, text: 'third', grid: { i: third, x: 0, y: 6, w: 1, h: 12 } },
      ])
    })
  })

  test('MASK-21, MEDIA-1: the state of the board: voting, timer, media, mood, masking, GIFs', async () => {
    const retro = await startRetro(app.url)
    await on(retro, retro.facilitator, async (client) => {
      await client.send({ type: 'start-timer', duration: 5 })
      await client.send({ type: 'start-media', source: 'https://youtu.be/abcdefghijk', volume: 40 })
      await client.send({ type: 'start-mood-poll' })
      const gif = { id: 'wow', url: '/gifs/wow.svg', width: 10, height: 10, title: 'Wow' }
      await client.send({ type: 'share-gif', gif: { ...gif, provider: 'builtin', attribution: null } })
    })
    const board = await read(retro, retro.facilitator)
    expect(board).toMatchObject({ startMoodPoll: true, timer: { duration: 5 } })
    const source = 'https://youtu.be/abcdefghijk'
    expect(board.media).toEqual({ source, volume: 40, startedAt: expect.any(Number) })
    expect(board.states).toMatchObject({
      moodPoll: true,
      showMood: false,
      showSummary: false,
      showHighlight: false,
      maskComments: false,
      disableGifs: false,
      gifs: [
        { id: 'wow', url: '/gifs/wow.svg', provider: 'builtin', attribution: null, at: expect.any(Number) },
      ],
    })
  })

  test('MASK-21, SPOT-7: it says that the board brainstorms, and who is in the spotlight', async () => {
    const retro = await startRetro(app.url)
    const { sub } = (await retro.facilitator.get('/profile')).body as { sub: string }
    await on(retro, retro.facilitator, async (client) => {
      await client.send({ type: 'set-spotlight', author: asId<AuthorId>(sub) })
      await client.send({ type: 'set-masking', on: true })
    })
    const { states } = await read(retro, retro.facilitator)
    expect(states).toMatchObject({ maskComments: true, showHighlight: sub })
  })

  test('VOTE-31, VOTE-32: of a vote each caller reads their own entry, and no totals while it runs', async () => {
    const retro = await startRetro(app.url)
    const voter = await openGuestBrowser(app.url)
    await on(retro, retro.facilitator, async (client) => {
      await client.send(noteSaying('first', first))
      const start = { contentId: asId<ColumnId>('c1'), allowedVotes: 3, resetVotes: true, showsTotals: false }
      await client.send({ type: 'start-voting', ...start })
    })
    await on(retro, voter, async (client) => {
      await client.send({ type: 'cast-votes', noteId: first, votes: 2 })
    })
    const seen = await read(retro, voter)
    expect(Object.values(seen.voting!.existingVotes)).toEqual([{ [first]: 2 }])
    const others = await read(retro, retro.facilitator)
    expect(others.voting).toEqual({ status: 'vote', contentId: 'c1', maxVotes: 3, existingVotes: {} })
    expect(others.notes).toMatchObject([{ votes: 0 }])
  })

  test('ACTION-8, ACTION-25: an action item has the fields of the specification, resovledIn spelled so', async () => {
    const retro = await startRetro(app.url)
    await on(retro, retro.facilitator, async (client) => {
      await client.send({ type: 'add-action', actionId: asId<ActionId>('a-1'), text: 'Buy lamps' })
      await client.send({ type: 'set-action-status', actionId: asId<ActionId>('a-1'), status: 1 })
    })
    const { sub } = (await retro.facilitator.get('/profile')).body as { sub: string }
    const { actions } = await read(retro, retro.facilitator)
    expect(actions).toEqual([
      {
        id: 'a-1',
        text: 'Buy lamps',
        status: 1,
        timeStamp: expect.any(Number),
        updatedTime: expect.any(Number),
        editedTime: null,
        createdBy: sub,
        updatedBy: sub,
        addedIn: retro.boardId,
        resovledIn: retro.boardId,
        assignees: [],
        due: null,
        noteId: null,
      },
    ])
  })

  test('MASK-4: while brainstorming a text is read by its author only', async () => {
    const retro = await startRetro(app.url)
    const writer = await openGuestBrowser(app.url)
    await on(retro, retro.facilitator, async (client) => {
      await client.send({ type: 'set-masking', on: true })
    })
    await on(retro, writer, async (client) => {
      await client.send(noteSaying('my secret', first))
    })
    expect((await read(retro, writer)).notes).toMatchObject([{ text: 'my secret' }])
    for (const browser of [retro.facilitator, await openGuestBrowser(app.url), openBrowser(app.url)])
      expect((await read(retro, browser)).notes).toMatchObject([{ text: expect.stringMatching(/^[* ]+$/) }])
  })

  test('ANON-2: on an anonymous board no id of a person is in it', async () => {
    const retro = await startRetro(app.url, { isAnonymous: true })
    const member = openBrowser(app.url)
    const { sub } = await signUp(member)
    await on(retro, member, async (client) => {
      await client.send(noteSaying(nanoid()))
      await client.send({ type: 'add-action', actionId: asId<ActionId>('a-1'), text: 'Buy lamps' })
    })
    for (const browser of [retro.facilitator, member, await openGuestBrowser(app.url)]) {
      const board = await read(retro, browser)
      expect(JSON.stringify(board)).not.toContain(sub)
      expect(board.notes![0]!.createdBy).toMatch(/^~/)
    }
  })

  test('any other value of include is refused', async () => {
    const retro = await startRetro(app.url)
    const { status } = await retro.facilitator.get(`/api/board/${retro.boardId}?include=votes`)
    expect(status).toBe(400)
  })
})

test('BOARD-68, BOARD-69, NOTE-18: a place is computed from the order in the column, and long texts take more rows', async () => {
  const retro = await startRetro(app.url)
  await on(retro, retro.facilitator, async (client) => {
    for (const [at, text] of ['x'.repeat(300), 'short', 'a\nb'].entries())
      await client.send({
        type: 'add-note',
        noteId: asId<NoteId>(`n-${at}`),
        columnId: asId<ColumnId>(at === 2 ? 'c3' : 'c1'),
        rank: `a${at}`,
        text,
      })
  })
  const grids = (await read(retro, await openGuestBrowser(app.url))).notes!.map(({ grid }) => grid)
  expect(grids).toEqual([
    { i: 'n-0', x: 0, y: 0, w: 1, h: 29 },
    { i: 'n-1', x: 0, y: 29, w: 1, h: 3 },
    { i: 'n-2', x: 2, y: 0, w: 1, h: 5 },
  ])
})
