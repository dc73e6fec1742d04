import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type SmtpCatcher, startSmtpCatcher } from '../integrations/email/testing/smtp-catcher.ts'
import {
  type BoardKind,
  BOARDS,
  accessOf,
  LEADING,
  OF_THE_TEAM,
  PEOPLE,
  type PermissionStage,
  type PersonKind,
  setPermissionStage,
} from './permission-stage.ts'
import { startApp, type TestApp } from './start-app.ts'
import { suggestionCalls } from './suggestion-calls.ts'
import { type Answer, openBrowser, type TestBrowser } from './test-browser.ts'
import { refusalCodeOf } from './refusal-code-of.ts'

/* The calls about boards and their answers to each person, as one table (PERM-18). */
type Asker = PersonKind | 'unidentified'

type Method = 'get' | 'post' | 'delete'

interface Call {
  /** Without a method: post when it has a body, otherwise get. */
  readonly method?: Method
  /** A path with `{id}` or `{boardId}`, and `{teamId}` where the call names a team. */
  readonly path: string
  readonly body?: unknown
  /** The code with which a person who may enter the board is refused; undefined: the call succeeds. */
  readonly refusal?: (asker: Asker) => string | undefined
  /** Limited to five times a minute: `shuts-teams.test.ts` makes it about boards of private and deleted teams. */
  readonly isRare?: true
  /** Answers something about an archived board too. */
  readonly opensArchived?: true
  /** Treats an archived board like any other. */
  readonly ignoresArchived?: true
}

const leading = (asker: Asker) => {
  if (asker === 'unidentified') return 'sign-in-required'
  return LEADING.some((one) => one === asker) ? undefined : 'forbidden'
}
/** By their role in the team: a person who was made facilitator of one board does not delete it (PERM-25). */
const deleting = (asker: Asker) => {
  if (asker === 'unidentified' || asker === 'guest') return 'sign-in-required'
  return asker === 'facilitator' ? undefined : 'forbidden'
}
const known = (asker: Asker) => (asker === 'unidentified' ? 'bad-request' : undefined)

/** Every call about a board. */
const BOARD_CALLS: readonly (Call & { readonly name: string })[] = [
  { name: 'get /api/board/{id}', path: '/api/board/{id}', opensArchived: true },
  { name: 'get /api/board/{id}', path: '/api/board/{id}?include=notes', opensArchived: true },
  { name: 'get /api/board/{id}/history', path: '/api/board/{id}/history', refusal: leading },
  { name: 'get /api/board/{id}/trash', path: '/api/board/{id}/trash', refusal: leading },
  { name: 'get /api/board/{id}/facilitators', path: '/api/board/{id}/facilitators', refusal: leading },
  { name: 'get /api/board/{id}/removed-people', path: '/api/board/{id}/removed-people', refusal: leading },
  ...suggestionCalls(leading),
  {
    name: 'post /api/board/{id}/feedback',
    path: '/api/board/{id}/feedback',
    body: { feedback: 'Good' },
    isRare: true,
  },
  {
    name: 'post /api/team/{teamId}/board/{boardId}/settings',
    path: '/api/team/{teamId}/board/{id}/settings',
    body: { name: 'Renamed' },
    refusal: leading,
  },
  {
    name: 'post /api/team/{teamId}/board/{boardId}/polls',
    path: '/api/team/{teamId}/board/{id}/polls',
    body: { mood: { uid: null, value: 3 } },
    refusal: known,
  },
  {
    name: 'get /api/team/{teamId}/board/{boardId}/polls',
    path: '/api/team/{teamId}/board/{id}/polls?type=mood',
  },
  {
    name: 'get /api/team/{teamId}/board/{boardId}',
    path: '/api/team/{teamId}/board/{id}',
    opensArchived: true,
  },
  {
    // Restored right after its deletion, for the calls that follow.
    name: 'delete /api/team/{teamId}/board/{boardId}',
    path: '/api/team/{teamId}/board/{id}',
    method: 'delete',
    refusal: deleting,
    ignoresArchived: true,
  },
  { name: 'get /api/board/{id}/export', path: '/api/board/{id}/export?format=json' },
  {
    name: 'get /api/team/{teamId}/board/{boardId}/export',
    path: '/api/team/{teamId}/board/{id}/export?format=csv',
  },
  {
    name: 'get /api/team/{teamId}/board-insights/{id}',
    path: '/api/team/{teamId}/board-insights/{id}',
  },
  {
    name: 'post /api/team/{teamId}/board/{id}/send-email',
    path: '/api/team/{teamId}/board/{id}/send-email',
    body: { sendToTeam: false },
    // The email goes to the address of the account.
    refusal: (asker) => (asker === 'guest' ? 'sign-in-required' : leading(asker)),
  },
]

/** Calls about no board in particular, open to all. */
const OPEN_CALLS = [
  'get /api/gifs/search',
  'get /api/gifs/posts',
  'get /api/photos/search',
  'get /api/photos/download',
  'get /unsplash/search/photos',
  'get /unsplash/{*}',
]

/** Calls about boards without a team (CREATE-19), tested in `personal-board-routes.test.ts`; here they find none. */
const PERSONAL_CALLS: readonly (Call & { readonly name: string; readonly needsUser?: true })[] = [
  {
    name: 'post /api/board/{boardId}/settings',
    path: '/api/board/{id}/settings',
    body: { name: 'Renamed' },
  },
  {
    name: 'post /api/board/{boardId}/polls',
    path: '/api/board/{id}/polls',
    body: { mood: { uid: null, value: 3 } },
  },
  { name: 'get /api/board/{boardId}/polls', path: '/api/board/{id}/polls?type=mood' },
  { name: 'delete /api/board/{boardId}', path: '/api/board/{id}', method: 'delete', needsUser: true },
  {
    name: 'post /api/board/{boardId}/restore',
    path: '/api/board/{id}/restore',
    body: {},
    needsUser: true,
  },
]
const OWN_CALLS = ['get /api/boards', 'post /api/boards']

/** Creating a board is a call about a team; other calls about teams are in the tests of organisations. */
const CREATE = 'post /api/team/{teamId}/boards'
const RESTORE = 'post /api/team/{teamId}/board/{boardId}/restore'

let smtp: SmtpCatcher
let app: TestApp
let stage: PermissionStage
beforeAll(async () => {
  smtp = await startSmtpCatcher()
  app = await startApp({ SMTP_URL: smtp.url })
  stage = await setPermissionStage(app)
  // Owners switched suggestions on, so that those who lead may ask for them (BOT-26).
  await app.database.pool.query('UPDATE organisation SET has_suggestions = true')
})
afterAll(async () => {
  await app.close()
  await smtp.close()
})

const ASKERS: readonly Asker[] = [...PEOPLE, 'unidentified']

function browserOf(asker: Asker): TestBrowser {
  return asker === 'unidentified' ? openBrowser(app.url) : stage.people[asker]
}

function make(
  call: Call,
  asker: Asker,
  board: BoardKind,
  teamId = stage.boards[board].teamId,
): Promise<Answer> {
  return send(call, asker, { boardId: stage.boards[board].boardId, teamId })
}

async function send(
  call: Call,
  asker: Asker,
  { boardId, teamId }: { readonly boardId: string; readonly teamId: string },
): Promise<Answer> {
  const path = call.path.replace('{id}', boardId).replace('{teamId}', teamId)
  const browser = browserOf(asker)
  if (call.method !== 'delete') {
    return call.body === undefined ? browser.get(path) : browser.post(path, call.body)
  }
  const answer = await browser.delete(path)
  if (answer.status === 200)
    await app.database.pool.query('UPDATE board SET deleted_at = NULL WHERE id = $1', [boardId])
  return answer
}

/** The refusal at the board itself, otherwise that of the call. */
function expectedCode(call: Call, asker: Asker, board: BoardKind): string | undefined {
  const refusal = accessOf(board, asker === 'unidentified' ? 'guest' : asker)
  if (refusal === 'archived' && call.opensArchived) return undefined
  if (refusal === 'archived' && call.ignoresArchived) return call.refusal?.(asker)
  return refusal ?? call.refusal?.(asker)
}

test('API-2, PERM-18: the table has every call that is described', async () => {
  const { body } = await openBrowser(app.url).get('/api/docs/json')
  const { paths } = body as { paths: Record<string, object> }
  const described = Object.entries(paths)
    .flatMap(([path, methods]) => Object.keys(methods).map((method) => `${method} ${path}`))
    .filter((name) => /board|gif|photo|unsplash/.test(name))
  const named = [...BOARD_CALLS, ...PERSONAL_CALLS].map(({ name }) => name)
  const listed = new Set([...named, ...OWN_CALLS, ...OPEN_CALLS, CREATE, RESTORE])
  expect(described.sort()).toEqual([...listed].sort())
})

describe.each(BOARDS)('about a %s board', (board) => {
  test.each(ASKERS)('PERM-8, PERM-18: %s is answered as the table says', async (asker) => {
    const [outcomes, expected]: Record<string, string | undefined>[] = [{}, {}]
    const isOfShutTeam = board === 'ofPrivateTeam' || board === 'ofDeletedTeam'
    for (const call of BOARD_CALLS.filter(({ isRare }) => !(isRare && isOfShutTeam))) {
      outcomes![call.path] = refusalCodeOf(await make(call, asker, board))
      expected![call.path] = expectedCode(call, asker, board)
    }
    expect(outcomes).toEqual(expected)
  })

  test.each(ASKERS)('PERM-18: %s finds it under no other team', async (asker) => {
    const own = board === 'public' || board === 'private' ? stage.boards.archived : stage.boards.public
    for (const call of BOARD_CALLS.filter(({ path }) => path.includes('{teamId}'))) {
      for (const teamId of [stage.otherTeamId, own.teamId, 'no-such-team'])
        expect([call.path, refusalCodeOf(await make(call, asker, board, teamId))]).toEqual([
          call.path,
          'not-found',
        ])
    }
  })
})

test.each(ASKERS)('%s finds a board of a team by no call about boards without one', async (asker) => {
  for (const call of PERSONAL_CALLS) {
    const isSignedIn = asker !== 'unidentified' && asker !== 'guest'
    const expected = call.needsUser && !isSignedIn ? 'sign-in-required' : 'not-found'
    expect([call.name, refusalCodeOf(await make(call, asker, 'public'))]).toEqual([call.name, expected])
  }
})

test.each(ASKERS)('API-3: %s finds no board that does not exist', async (asker) => {
  const none = { teamId: stage.boards.public.teamId, boardId: 'no-such-board' }
  for (const call of BOARD_CALLS) {
    expect([call.name, refusalCodeOf(await send(call, asker, none))]).toEqual([call.name, 'not-found'])
  }
})

describe('restoring a board', () => {
  test.each(ASKERS)(
    'PERM-8, PERM-25, TRASH-18: %s does so if they could delete it, and otherwise does not learn that it exists',
    async (asker) => {
      const { boardId, teamId } = stage.boards.private
      const isSignedIn = asker !== 'unidentified' && asker !== 'guest'
      const restore = async (of: string, id: string) =>
        refusalCodeOf(await browserOf(asker).post(`/api/team/${of}/board/${id}/restore`))
      await app.database.pool.query('UPDATE board SET deleted_at = now() WHERE id = $1', [boardId])
      const elsewhere = isSignedIn ? 'not-found' : 'sign-in-required'
      expect(await restore(stage.otherTeamId, boardId)).toBe(elsewhere)
      expect(await restore(teamId, boardId)).toBe(asker === 'facilitator' ? undefined : elsewhere)
      expect(await restore(teamId, stage.boards.public.boardId)).toBe(elsewhere)
      await app.database.pool.query('UPDATE board SET deleted_at = NULL WHERE id = $1', [boardId])
    },
  )
})

describe('creating a board', () => {
  const input = { name: 'Mine', columns: ['One'] }
  test.each(ASKERS)('CREATE-15: %s does so in their own team, if they facilitate in it', async (asker) => {
    const path = (teamId: string) => CREATE.slice('post '.length).replace('{teamId}', teamId)
    const create = async (teamId: string) => refusalCodeOf(await browserOf(asker).post(path(teamId), input))
    const isSignedIn = asker !== 'unidentified' && asker !== 'guest'
    const elsewhere = isSignedIn ? 'not-found' : 'sign-in-required'
    const refusal = OF_THE_TEAM.some((one) => one === asker) ? 'forbidden' : elsewhere
    expect(await create(stage.boards.public.teamId)).toBe(asker === 'facilitator' ? undefined : refusal)
    for (const teamId of [stage.otherTeamId, stage.boards.ofDeletedTeam.teamId, 'no-such-team'])
      expect(await create(teamId)).toBe(elsewhere)
  })
})

test.each(ASKERS)('%s searches pictures and GIFs', async (asker) => {
  const browser = browserOf(asker)
  const paths = [
    '/api/gifs/search?q=',
    '/api/gifs/posts?ids=wow',
    '/api/photos/search?query=',
    '/unsplash/search/photos?query=',
  ]
  for (const path of paths) expect([path, (await browser.get(path)).status]).toEqual([path, 200])
  const elsewhere = await browser.get('/api/photos/download?location=https://example.com/steal')
  expect(elsewhere.status).toBe(404)
  expect((await browser.get('/unsplash/photos/none/download')).status).toBe(404)
})
