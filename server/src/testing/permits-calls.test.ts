import { HTTP_STATUS } from '@retropulse/contract/refusal'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type SmtpCatcher, startSmtpCatcher } from '../integrations/email/testing/smtp-catcher.ts'
import {
  type BoardKind,
  BOARDS,
  doorOf,
  LEADING,
  OF_THE_TEAM,
  PEOPLE,
  type PermissionStage,
  type PersonKind,
  setPermissionStage,
} from './permission-stage.ts'
import { startApp, type TestApp } from './start-app.ts'
import { type Answer, openBrowser, type TestBrowser } from './test-browser.ts'

/* D28, board.md §6 and §7: who may make which call about whose board, as one table. */
type Asker = PersonKind | 'nobody'

type Method = 'get' | 'post' | 'delete'

interface Call {
  /** Posted when it has a body, else got. */
  readonly method?: Method
  /** A path with `{id}` or `{boardId}`, and `{teamId}` where the call names a team. */
  readonly path: string
  readonly body?: unknown
  /** What somebody is told who may enter the board; undefined: it is done. */
  readonly refusal?: (asker: Asker) => string | undefined
  /** Five times a minute: `shuts-teams.test.ts` makes it about boards of teams that are shut. */
  readonly isRare?: true
  /** Reads something also of a board that is archived (board.md §2). */
  readonly opensArchived?: true
  /** Does to a board that is archived what it does to any other. */
  readonly ignoresArchived?: true
}

const leading = (asker: Asker) => {
  if (asker === 'nobody') return 'sign-in-required'
  return LEADING.some((one) => one === asker) ? undefined : 'forbidden'
}
/** Of the team, by their role in it: whom a facilitator made one does not delete (teams.md §6). */
const deleting = (asker: Asker) => {
  if (asker === 'nobody' || asker === 'guest') return 'sign-in-required'
  return asker === 'facilitator' ? undefined : 'forbidden'
}
const known = (asker: Asker) => (asker === 'nobody' ? 'bad-request' : undefined)

/** Every call about a board. */
const BOARD_CALLS: readonly (Call & { readonly name: string })[] = [
  { name: 'get /api/board/{id}', path: '/api/board/{id}', opensArchived: true },
  { name: 'get /api/board/{id}', path: '/api/board/{id}?include=notes', opensArchived: true },
  { name: 'get /api/board/{id}/history', path: '/api/board/{id}/history', refusal: leading },
  { name: 'get /api/board/{id}/trash', path: '/api/board/{id}/trash', refusal: leading },
  { name: 'get /api/board/{id}/facilitators', path: '/api/board/{id}/facilitators', refusal: leading },
  { name: 'get /api/board/{id}/removed-people', path: '/api/board/{id}/removed-people', refusal: leading },
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
    // Deleted, it is brought back before anything else is asked of it.
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
    // There has to be an address to send it to.
    refusal: (asker) => (asker === 'guest' ? 'sign-in-required' : leading(asker)),
  },
]

/** Calls that are about no board in particular: anybody makes them. */
const OPEN_CALLS = [
  'get /api/gifs/search',
  'get /api/gifs/posts',
  'get /api/photos/search',
  'get /api/photos/download',
]

/** Making a board is its team's business; the organisations' tests have the calls of teams. */
const CREATE = 'post /api/team/{teamId}/boards'
const RESTORE = 'post /api/team/{teamId}/board/{boardId}/restore'

let smtp: SmtpCatcher
let app: TestApp
let stage: PermissionStage
beforeAll(async () => {
  smtp = await startSmtpCatcher()
  app = await startApp({ SMTP_URL: smtp.url })
  stage = await setPermissionStage(app)
})
afterAll(async () => {
  await app.close()
  await smtp.close()
})

const ASKERS: readonly Asker[] = [...PEOPLE, 'nobody']

function browserOf(asker: Asker): TestBrowser {
  return asker === 'nobody' ? openBrowser(app.url) : stage.people[asker]
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

/** What the door of the board says, and behind it the call. */
function expectedCode(call: Call, asker: Asker, board: BoardKind): string | undefined {
  const door = doorOf(board, asker === 'nobody' ? 'guest' : asker)
  if (door === 'archived' && call.opensArchived) return undefined
  if (door === 'archived' && call.ignoresArchived) return call.refusal?.(asker)
  return door ?? call.refusal?.(asker)
}

function codeOf({ status, body }: Answer): string | undefined {
  if (status < 300) return undefined
  const { code } = body as { code: keyof typeof HTTP_STATUS }
  return HTTP_STATUS[code] === status ? code : `${code} with ${status}`
}

test('the table has every call that is described', async () => {
  const { body } = await openBrowser(app.url).get('/api/docs/json')
  const { paths } = body as { paths: Record<string, object> }
  const described = Object.entries(paths)
    .flatMap(([path, methods]) => Object.keys(methods).map((method) => `${method} ${path}`))
    .filter((name) => /board|gif|photo/.test(name))
  const listed = new Set([...BOARD_CALLS.map(({ name }) => name), ...OPEN_CALLS, CREATE, RESTORE])
  expect(described.sort()).toEqual([...listed].sort())
})

describe.each(BOARDS)('about a %s board', (board) => {
  test.each(ASKERS)('%s is answered as the table says', async (asker) => {
    const [outcomes, expected]: Record<string, string | undefined>[] = [{}, {}]
    const isOfShutTeam = board === 'ofPrivateTeam' || board === 'ofDeletedTeam'
    for (const call of BOARD_CALLS.filter(({ isRare }) => !(isRare && isOfShutTeam))) {
      outcomes![call.path] = codeOf(await make(call, asker, board))
      expected![call.path] = expectedCode(call, asker, board)
    }
    expect(outcomes).toEqual(expected)
  })

  test.each(ASKERS)('%s finds it under no other team', async (asker) => {
    const own = board === 'public' || board === 'private' ? stage.boards.archived : stage.boards.public
    for (const call of BOARD_CALLS.filter(({ path }) => path.includes('{teamId}'))) {
      for (const teamId of [stage.otherTeamId, own.teamId, 'no-such-team'])
        expect([call.path, codeOf(await make(call, asker, board, teamId))]).toEqual([call.path, 'not-found'])
    }
  })
})

test.each(ASKERS)('%s finds no board that is not there', async (asker) => {
  const none = { teamId: stage.boards.public.teamId, boardId: 'no-such-board' }
  for (const call of BOARD_CALLS) {
    expect([call.name, codeOf(await send(call, asker, none))]).toEqual([call.name, 'not-found'])
  }
})

describe('bringing a board back', () => {
  test.each(ASKERS)(
    '%s does so if they could delete it, and else is not told that there was one',
    async (asker) => {
      const { boardId, teamId } = stage.boards.private
      const isSignedIn = asker !== 'nobody' && asker !== 'guest'
      const restore = async (of: string, id: string) =>
        codeOf(await browserOf(asker).post(`/api/team/${of}/board/${id}/restore`))
      await app.database.pool.query('UPDATE board SET deleted_at = now() WHERE id = $1', [boardId])
      const elsewhere = isSignedIn ? 'not-found' : 'sign-in-required'
      expect(await restore(stage.otherTeamId, boardId)).toBe(elsewhere)
      expect(await restore(teamId, boardId)).toBe(asker === 'facilitator' ? undefined : elsewhere)
      expect(await restore(teamId, stage.boards.public.boardId)).toBe(elsewhere)
      await app.database.pool.query('UPDATE board SET deleted_at = NULL WHERE id = $1', [boardId])
    },
  )
})

describe('making a board', () => {
  const wish = { name: 'Mine', columns: ['One'] }
  test.each(ASKERS)('%s does so in their own team, if they lead it', async (asker) => {
    const path = (teamId: string) => CREATE.slice('post '.length).replace('{teamId}', teamId)
    const create = async (teamId: string) => codeOf(await browserOf(asker).post(path(teamId), wish))
    const isSignedIn = asker !== 'nobody' && asker !== 'guest'
    const elsewhere = isSignedIn ? 'not-found' : 'sign-in-required'
    const refusal = OF_THE_TEAM.some((one) => one === asker) ? 'forbidden' : elsewhere
    expect(await create(stage.boards.public.teamId)).toBe(asker === 'facilitator' ? undefined : refusal)
    for (const teamId of [stage.otherTeamId, stage.boards.ofDeletedTeam.teamId, 'no-such-team'])
      expect(await create(teamId)).toBe(elsewhere)
  })
})

test.each(ASKERS)('%s looks for pictures', async (asker) => {
  const browser = browserOf(asker)
  const paths = ['/api/gifs/search?q=', '/api/gifs/posts?ids=wow', '/api/photos/search?query=']
  for (const path of paths) expect([path, (await browser.get(path)).status]).toEqual([path, 200])
  const elsewhere = await browser.get('/api/photos/download?location=https://example.com/steal')
  expect(elsewhere.status).toBe(404)
})
