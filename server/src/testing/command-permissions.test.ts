import { COMMAND_CHANNEL } from '@retropulse/contract/board-channel'
import type { BoardCommand, BoardCommandType } from '@retropulse/domain/board/command'
import {
  asId,
  type ActionId,
  type ColumnId,
  type CommentId,
  type NoteId,
  type AuthorId,
  type RemovalId,
} from '@retropulse/domain/kernel/ids'
import { nanoid } from 'nanoid'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { askToJoin, type BoardClient, joinBoard, openSocket } from './board-client.ts'
import type { BoardKind, PermissionStage, PersonKind } from './permission-stage.ts'
import { BOARDS, accessOf, PEOPLE, RIGHTS, setPermissionStage } from './permission-stage.ts'
import { noteSaying } from './retro.ts'
import { RUN_CASES, RUN_PERMISSIONS } from './guided-run-cases.ts'
import { startApp, type TestApp } from './start-app.ts'

/* The commands and the people who may send them, as one table, through the real socket (PERM-23). */
/** Commands that depend on who is present: `take-over.test.ts` tests them. */
const BY_PRESENCE = ['take-over-facilitation', 'end-take-over'] as const
type TableCommand = Exclude<BoardCommandType, (typeof BY_PRESENCE)[number]>

/** The people who may send a command about what another person made. */
const TABLE: Readonly<Record<TableCommand, keyof typeof RIGHTS>> = {
  'add-note': 'participant',
  'edit-note': 'leading',
  'move-note': 'participant',
  'delete-note': 'leading',
  'restore-note': 'leading',
  'add-comment': 'participant',
  'edit-comment': 'authorOnly',
  'delete-comment': 'leading',
  'restore-comment': 'leading',
  'set-reaction': 'participant',
  'group-note': 'participant',
  'group-notes': 'participant',
  'ungroup-note': 'participant',
  'title-group': 'participant',
  'cast-votes': 'participant',
  'set-done': 'participant',
  'add-action': 'participant',
  'edit-action': 'participant',
  'set-action-status': 'participant',
  'assign-action': 'team',
  'set-action-due': 'team',
  'delete-action': 'leading',
  'restore-action': 'leading',
  'share-gif': 'participant',
  'set-masking': 'leading',
  'start-voting': 'leading',
  'end-voting': 'leading',
  'start-timer': 'leading',
  'extend-timer': 'leading',
  'end-timer': 'leading',
  ...RUN_PERMISSIONS,
  'start-media': 'leading',
  'set-volume': 'leading',
  'stop-media': 'leading',
  'start-mood-poll': 'leading',
  'end-mood-poll': 'leading',
  'show-mood': 'leading',
  'show-summary': 'leading',
  'set-summary-text': 'leading',
  'ask-icebreaker': 'leading',
  'end-icebreaker': 'leading',
  'draw-icebreaker-person': 'leading',
  'set-spotlight': 'leading',
  'set-sorting': 'leading',
  'set-discussion': 'leading',
  'set-gif-sharing': 'leading',
  'give-facilitation': 'leading',
  'take-facilitation': 'leading',
  'remove-content-of-person': 'leading',
  'remove-content-of-author': 'leading',
  'restore-content': 'leading',
  'remove-person': 'leading',
  'readmit-person': 'leading',
  'rename-column': 'leading',
  'rename-board': 'leading',
  'set-columns': 'leading',
  'set-anonymous': 'leading',
  'set-background': 'leading',
}

const c1 = asId<ColumnId>('c1')
const gif = {
  id: 'wow',
  url: '/gifs/wow.svg',
  width: 9,
  height: 9,
  title: 'Wow',
  provider: 'builtin',
} as const
const vote = {
  type: 'start-voting',
  contentId: null,
  allowedVotes: 3,
  resetVotes: true,
  showsTotals: false,
} as const

let app: TestApp
let stage: PermissionStage
beforeAll(async () => {
  app = await startApp({ COMMANDS_PER_SECOND: '1000000' })
  stage = await setPermissionStage(app)
})
afterAll(() => app.close())

type Scene = { before: BoardCommand[]; command: BoardCommand; after: BoardCommand[] }

/** The owner's commands before it, the command itself, which changes something, and the owner's commands after it. */
function scene(type: TableCommand, ownerId = asId<AuthorId>('unknown')): Scene {
  const [noteId, other] = [asId<NoteId>(nanoid()), asId<NoteId>(nanoid())]
  const [commentId, actionId] = [asId<CommentId>(nanoid()), asId<ActionId>(nanoid())]
  const { somebody, colleague } = stage
  const removalId = asId<RemovalId>(nanoid())
  const removal: BoardCommand = { type: 'remove-content-of-author', noteId, removalId }
  const remove = { type: 'remove-person', person: somebody } as const
  const readmit = { ...remove, type: 'readmit-person' } as const
  const text = `Text ${nanoid()}`
  const note = noteSaying('A note', noteId)
  const commented: BoardCommand[] = [note, { type: 'add-comment', noteId, commentId, text: 'A comment' }]
  const grouped: BoardCommand[] = [
    note,
    noteSaying('Another', other),
    { type: 'group-note', noteId: other, into: noteId },
  ]
  const acted: BoardCommand[] = [{ type: 'add-action', actionId, text: 'An action' }]
  const timed: BoardCommand[] = [{ type: 'start-timer', duration: 5 }]
  const media: BoardCommand = { type: 'start-media', source: 'https://youtu.be/abcdefghijk', volume: 20 }
  const end: BoardCommand[] = [{ type: 'end-voting' }]
  const scenes: Record<TableCommand, [BoardCommand[], BoardCommand, BoardCommand[]?]> = {
    'add-note': [[], note],
    'edit-note': [[note], { type: 'edit-note', noteId, text }],
    'move-note': [[note], { type: 'move-note', noteId, columnId: asId('c2'), rank: 'a5' }],
    'delete-note': [[note], { type: 'delete-note', noteId }],
    'restore-note': [[note, { type: 'delete-note', noteId }], { type: 'restore-note', noteId }],
    'add-comment': [[note], { type: 'add-comment', noteId, commentId, text }],
    'edit-comment': [commented, { type: 'edit-comment', noteId, commentId, text }],
    'delete-comment': [commented, { type: 'delete-comment', noteId, commentId }],
    'restore-comment': [
      [...commented, { type: 'delete-comment', noteId, commentId }],
      { type: 'restore-comment', noteId, commentId },
    ],
    'set-reaction': [[note], { type: 'set-reaction', noteId, emoji: '👍', on: true }],
    'group-note': [grouped.slice(0, 2), { type: 'group-note', noteId: other, into: noteId }],
    'group-notes': [grouped.slice(0, 2), { type: 'group-notes', noteIds: [noteId, other], title: 'Both' }],
    'ungroup-note': [grouped, { type: 'ungroup-note', noteId }],
    'title-group': [grouped, { type: 'title-group', noteId, title: 'Both' }],
    'cast-votes': [[note, vote], { type: 'cast-votes', noteId, votes: 2 }, end],
    'set-done': [[vote], { type: 'set-done', done: true }, end],
    'add-action': [[], { type: 'add-action', actionId, text }],
    'edit-action': [acted, { type: 'edit-action', actionId, text }],
    'set-action-status': [acted, { type: 'set-action-status', actionId, status: 1 }],
    'assign-action': [acted, { type: 'assign-action', actionId, assignee: colleague }],
    'set-action-due': [acted, { type: 'set-action-due', actionId, due: '2026-11-30' }],
    'delete-action': [acted, { type: 'delete-action', actionId }],
    'restore-action': [[...acted, { type: 'delete-action', actionId }], { type: 'restore-action', actionId }],
    'share-gif': [[], { type: 'share-gif', gif: { ...gif, attribution: null } }],
    'set-masking': [[], { type: 'set-masking', on: true }, [{ type: 'set-masking', on: false }]],
    'start-voting': [[], vote, end],
    'end-voting': [[vote], { type: 'end-voting' }, end],
    'start-timer': [[], { type: 'start-timer', duration: 7 }, [{ type: 'end-timer' }]],
    'extend-timer': [timed, { type: 'extend-timer' }],
    'end-timer': [timed, { type: 'end-timer' }],
    ...RUN_CASES,
    'start-media': [[], media],
    'set-volume': [[media], { type: 'set-volume', volume: 90 }],
    'stop-media': [[media], { type: 'stop-media' }],
    'start-mood-poll': [[{ type: 'end-mood-poll' }], { type: 'start-mood-poll' }],
    'end-mood-poll': [[{ type: 'start-mood-poll' }], { type: 'end-mood-poll' }],
    'show-mood': [
      [{ type: 'end-mood-poll' }, { type: 'show-mood', on: false }],
      { type: 'show-mood', on: true },
    ],
    'set-summary-text': [[], { type: 'set-summary-text', text }],
    'show-summary': [[{ type: 'show-summary', on: false }], { type: 'show-summary', on: true }],
    'ask-icebreaker': [[], { type: 'ask-icebreaker', question: text }],
    'end-icebreaker': [[{ type: 'ask-icebreaker', question: text }], { type: 'end-icebreaker' }],
    'draw-icebreaker-person': [
      [{ type: 'end-icebreaker' }, { type: 'ask-icebreaker', question: text }],
      { type: 'draw-icebreaker-person' },
    ],
    'set-spotlight': [
      [{ type: 'set-spotlight', author: false }],
      { type: 'set-spotlight', author: somebody },
    ],
    'set-sorting': [[{ type: 'set-sorting', sortBy: null }], { type: 'set-sorting', sortBy: 'emoji' }],
    'set-discussion': [
      [note, vote, { type: 'cast-votes', noteId, votes: 1 }, ...end],
      { type: 'set-discussion', note: noteId },
    ],
    'set-gif-sharing': [[], { type: 'set-gif-sharing', on: false }, [{ type: 'set-gif-sharing', on: true }]],
    'give-facilitation': [
      [{ type: 'take-facilitation', from: somebody }],
      { type: 'give-facilitation', to: somebody },
      [{ type: 'take-facilitation', from: somebody }],
    ],
    'take-facilitation': [
      [{ type: 'give-facilitation', to: somebody }],
      { type: 'take-facilitation', from: somebody },
      [{ type: 'take-facilitation', from: somebody }],
    ],
    'remove-content-of-person': [[note], { type: 'remove-content-of-person', person: ownerId, removalId }],
    'remove-content-of-author': [[note], removal],
    'restore-content': [[note, removal], { type: 'restore-content', removalId }],
    'remove-person': [[], remove, [readmit]],
    'readmit-person': [[remove], readmit, [readmit]],
    'rename-column': [[], { type: 'rename-column', columnId: c1, name: text }],
    'rename-board': [[], { type: 'rename-board', title: text }],
    'set-columns': [
      [],
      { type: 'set-columns', columns: ['c1', 'c2', 'c3'].map((id) => ({ id: asId(id), name: text })) },
    ],
    'set-anonymous': [[], { type: 'set-anonymous', on: true }, [{ type: 'set-anonymous', on: false }]],
    'set-background': [
      [],
      { type: 'set-background', theme: null, backgroundUrl: `https://example.com/${nanoid()}.png` },
    ],
  }
  const [before, command, after = []] = scenes[type]
  return { before, command, after }
}

/** A person tries a command on a board with content of the owner, which is restored afterwards. */
async function attempt(owner: BoardClient, person: BoardClient, type: TableCommand): Promise<string> {
  const { before, command, after } = scene(type, owner.joined.you.id)
  for (const each of before) expect([type, await owner.send(each)]).toMatchObject([type, { ok: true }])
  const head = await headOf(owner)
  const reply = await person.send(command)
  const grown = (await headOf(owner)) - head
  for (const each of after) expect([type, await owner.send(each)]).toMatchObject([type, { ok: true }])
  if (reply.ok) return grown === 1 ? 'done' : `done, and ${grown} rows more`
  return grown === 0 ? reply.code : `${reply.code}, and ${grown} rows more`
}

const joinedTo = new Map<BoardClient, string>()
/** Without rows about carried action items (ACTION-35), which arrive at any time. */
async function headOf(client: BoardClient): Promise<number> {
  const query = `select count(*) as head from board_log where board_id = $1 and actor <> '~system'`
  const { rows } = await app.database.pool.query<{ head: number }>(query, [joinedTo.get(client)])
  return rows[0]?.head ?? 0
}

async function enter(board: BoardKind, person: PersonKind): Promise<BoardClient> {
  const { boardId } = stage.boards[board]
  const client = await joinBoard(app.url, boardId, stage.people[person].cookie())
  return joinedTo.set(client, boardId) && client
}

test('the table has every command', () => {
  expect([...Object.keys(TABLE), ...BY_PRESENCE].sort()).toEqual(Object.keys(COMMAND_CHANNEL).sort())
})

const pairs = BOARDS.flatMap((board) => PEOPLE.map((person) => [person, board] as const))

describe.each(pairs.filter(([person, board]) => accessOf(board, person) === null))(
  'a %s on a %s board',
  (who, board) => {
    test('PERM-23, SORT-2, SPOT-2: may do what the table says, and nothing else', async () => {
      // All content was made by another person, who is a facilitator by role as well.
      const owner = await enter(board, 'facilitator')
      const person = await enter(board, who)
      const outcomes: Record<string, string> = {}
      const expected: Record<string, string> = {}
      for (const [type, right] of Object.entries(TABLE) as [TableCommand, keyof typeof RIGHTS][]) {
        // As a facilitator this person is the author themselves.
        if (who === 'facilitator' && right === 'authorOnly') continue
        outcomes[type] = await attempt(owner, person, type)
        expected[type] = RIGHTS[right].some((one) => one === who) ? 'done' : 'forbidden'
      }
      expect(outcomes).toEqual(expected)
      owner.close()
      person.close()
    })
  },
)

describe.each(pairs.filter(([person, board]) => accessOf(board, person) !== null))(
  'a %s who may not enter a %s board',
  (who, board) => {
    test('PERM-15: is refused with the reason, and none of their commands is done', async () => {
      const socket = openSocket(app.url, stage.people[who].cookie())
      const { boardId } = stage.boards[board]
      expect(await askToJoin(socket, boardId)).toEqual({ ok: false, code: accessOf(board, who) })
      for (const type of Object.keys(TABLE) as TableCommand[]) {
        const envelope = { id: nanoid(), command: scene(type).command }
        const reply: unknown = await socket.timeout(5000).emitWithAck(COMMAND_CHANNEL[type], envelope)
        expect([type, reply]).toEqual([type, { ok: false, code: 'not-joined' }])
      }
      socket.close()
    })
  },
)
