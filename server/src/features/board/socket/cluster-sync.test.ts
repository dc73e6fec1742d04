import type { RoomUpdate } from '@retropulse/contract/board-room'
import { emptyBoard } from '@retropulse/domain/board/state'
import { asId, type AuthorId, type BoardId, type NoteId, type TeamId } from '@retropulse/domain/kernel/ids'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { BoardEngine } from '../commands/board-engine.ts'
import type { BoardRoom } from './board-room.ts'
import { type ClusterSync, createClusterSync } from './cluster-sync.ts'
import { createEditingNotes, type EditedNote } from './editing.ts'
import { createPresence, type PresentPerson } from './presence.ts'

/* Hints between processes (docs/decisions/0005): what is heard, what is told, and what becomes of silence. */
const boardId = asId<BoardId>('board')
const noteId = asId<NoteId>('note')

const ana: PresentPerson = {
  person: { key: 'ana', name: 'Ana', picture: null, isSignedIn: false },
  authorId: asId<AuthorId>('id-of-ana'),
  isFacilitator: false,
}
const hers: EditedNote = {
  noteId,
  shownId: noteId,
  columnId: null,
  by: 'ana',
  editor: ana.authorId,
  until: 20_000,
}

let sync: ClusterSync
let room: BoardRoom
let told: (readonly [topic: string, payload: unknown])[]
let updates: (RoomUpdate | null)[]
let hear: (topic: string, payload: unknown, node: string) => void
const onActionsChanged = vi.fn<(teamId: TeamId) => void>()
const engine = {
  hear: vi.fn<BoardEngine['hear']>(),
  lookForMissed: vi.fn<BoardEngine['lookForMissed']>(() => Promise.resolve()),
}

beforeEach(() => {
  vi.useFakeTimers({ now: 0 })
  vi.clearAllMocks()
  const listeners = new Map<string, (payload: unknown, node: string) => void>()
  ;[told, updates] = [[], []]
  const presence = createPresence()
  const announcePresence = () => {
    const { joined, left } = presence.takeChange()
    updates.push({ type: 'presence', joined: joined.map(({ person }) => person), left })
  }
  const tell: BoardRoom['tell'] = (update) => updates.push(update(true))
  const editing = createEditingNotes()
  // Of a room, what hints have to do with.
  room = {
    board: { id: boardId },
    presence,
    editing,
    tell,
    tellEditing(note) {
      updates.push({ type: 'editing', editing: editing.shownTo(note, emptyBoard(boardId), true) })
    },
    tellEditingStopped(shownIds) {
      for (const shownId of shownIds) updates.push({ type: 'editing-stopped', noteId: shownId })
    },
    announcePresence,
  } as BoardRoom
  sync = createClusterSync({
    cluster: {
      node: 'here',
      isAlone: false,
      tell: (topic, payload) => told.push([topic, payload]),
      onTold: (topic, listener) => listeners.set(topic, listener),
      close: () => Promise.resolve(),
    },
    engine: engine as unknown as BoardEngine,
    rooms: { get: (id) => (id === boardId ? room : undefined), all: () => [room] },
    now: () => Date.now(),
    onActionsChanged,
    onError: (error) => expect.unreachable(String(error)),
  })
  hear = (topic, payload, node) => listeners.get(topic)?.(payload, node)
})
afterEach(() => {
  sync.close()
  vi.useRealTimers()
})

function hearOfAna(editing: readonly EditedNote[] = []): void {
  const named = editing.map((note) => [note.noteId, note] as const)
  hear('people', { boardId, people: [['ana', ana]], editing: named }, 'there')
}

describe('people of another process', () => {
  test('come, and go when it says so', () => {
    hearOfAna()
    expect(updates).toEqual([{ type: 'presence', joined: [ana.person], left: [] }])
    hear('people', { boardId, people: [], editing: [] }, 'there')
    expect(updates.at(-1)).toEqual({ type: 'presence', joined: [], left: ['ana'] })
  })

  test('stay while it is heard of, and are gone when it has been silent for half a minute', () => {
    hearOfAna()
    for (let time = 0; time < 6; time += 1) {
      vi.advanceTimersByTime(10_000)
      hearOfAna()
    }
    expect(updates.some((update) => update?.type === 'presence' && update.left.length > 0)).toBe(false)
    // Killed: nothing comes any more.
    vi.advanceTimersByTime(20_000)
    expect(room.presence.all()).toEqual([ana])
    vi.advanceTimersByTime(20_000)
    expect(room.presence.all()).toEqual([])
    expect(updates.at(-1)).toEqual({ type: 'presence', joined: [], left: ['ana'] })
  })

  test('let go of their notes when it falls silent', () => {
    hearOfAna([{ ...hers, until: 1_000_000 }])
    expect(updates).toContainEqual({ type: 'editing', editing: { noteId, columnId: null, by: 'ana' } })
    expect(room.editing.heldByOthers([], Date.now())).toEqual(new Set([noteId]))
    vi.advanceTimersByTime(40_000)
    expect(updates).toContainEqual({ type: 'editing-stopped', noteId })
    expect(room.editing.heldByOthers([], Date.now())).toEqual(new Set())
  })

  test('on a board that nobody here is on are nothing to us', () => {
    hear('people', { boardId: 'elsewhere', people: [['ana', ana]], editing: [] }, 'there')
    expect(updates).toEqual([])
  })
})

describe('what is told', () => {
  test('who is here: soon, once for many changes, and again and again', () => {
    room.presence.gathered.own.set('ana', ana)
    sync.roomChanged(room)
    sync.roomChanged(room)
    expect(told).toEqual([])
    vi.advanceTimersByTime(50)
    const people = ['people', { boardId, people: [['ana', ana]], editing: [] }]
    expect(told).toEqual([people])
    vi.advanceTimersByTime(10_000)
    expect(told).toEqual([people, people])
  })

  test('who is here, when another process asks; and it asks when it opens a room itself', () => {
    hear('who-is-here', { boardId }, 'there')
    expect(told).toMatchObject([['people', { boardId }]])
    sync.roomOpened(room)
    expect(told.at(-1)).toEqual(['who-is-here', { boardId }])
  })

  test('rows go without the states that they lead to', () => {
    const row = { seq: 2, commandId: 'c', actor: 'a', at: 1, events: [], stateAfter: emptyBoard(asId('b')) }
    sync.committed(boardId, [row as never])
    const { stateAfter: _state, ...bare } = row
    expect(told).toEqual([['rows', { boardId, rows: [bare] }]])
  })

  test('what passes goes to the people of the other process', () => {
    const update: RoomUpdate = { type: 'dragging-stopped', noteId }
    sync.passed(room, update)
    expect(told).toEqual([['passed', { boardId, update }]])
    hear('passed', { boardId, update }, 'there')
    expect(updates).toEqual([update])
  })
})

describe('rows', () => {
  test('that another process wrote are handed to the engine', () => {
    hear('rows', { boardId, rows: [] }, 'there')
    expect(engine.hear).toHaveBeenCalledWith(boardId, [])
  })

  test('are looked for every two seconds, whatever was told', () => {
    vi.advanceTimersByTime(6000)
    expect(engine.lookForMissed.mock.calls).toEqual([[[boardId]], [[boardId]], [[boardId]]])
  })
})

test('D15: what a team has to do is told of when it changes here, and looked at when it changed elsewhere', () => {
  const teamId = asId<TeamId>('team')
  sync.actionsChanged(teamId)
  expect(told).toEqual([['actions', { teamId }]])
  hear('actions', { teamId }, 'there')
  expect(onActionsChanged.mock.calls).toEqual([[teamId]])
})
