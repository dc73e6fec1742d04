import type { RoomUpdate } from '@retropulse/contract/board-room'
import { emptyBoard } from '@retropulse/domain/board/state'
import { asId, type AuthorId, type BoardId, type NoteId } from '@retropulse/domain/kernel/ids'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { BoardEngine } from '../engine/board-engine.ts'
import type { BoardRoom } from './board-room.ts'
import { type ClusterSync, createClusterSync } from './cluster-sync.ts'
import { createEditingNotes, type EditedNote } from './editing.ts'
import { createPresence, type PresentPerson } from './presence.ts'

/* Messages between processes (docs/decisions/0005): what is received, what is published, and when one falls silent. */
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
let receive: (topic: string, payload: unknown, node: string) => void
let absentSince: number | null
const recordRemoteAbsence = vi.fn<BoardRoom['recordRemoteAbsence']>()
const engine = {
  receiveRows: vi.fn<BoardEngine['receiveRows']>(),
  lookForMissed: vi.fn<BoardEngine['lookForMissed']>(() => Promise.resolve()),
}

beforeEach(() => {
  vi.useFakeTimers({ now: 0 })
  vi.clearAllMocks()
  const listeners = new Map<string, (payload: unknown, node: string) => void>()
  ;[told, updates, absentSince] = [[], [], null]
  const presence = createPresence()
  const announcePresence = () => {
    const { joined, left } = presence.takeChange()
    updates.push({ type: 'presence', joined: joined.map(({ person }) => person), left })
  }
  const send: BoardRoom['send'] = (update) => updates.push(update(true))
  const editing = createEditingNotes()
  // The part of a room that messages between processes use.
  room = {
    board: { id: boardId },
    presence,
    editing,
    send,
    sendEditing(note: EditedNote) {
      updates.push({ type: 'editing', editing: editing.shownTo(note, emptyBoard(boardId), true) })
    },
    sendEditingStopped(shownIds: readonly NoteId[]) {
      for (const shownId of shownIds) updates.push({ type: 'editing-stopped', noteId: shownId })
    },
    announcePresence,
    noFacilitatorSince: () => absentSince,
    recordRemoteAbsence,
  } as unknown as BoardRoom
  sync = createClusterSync({
    cluster: {
      node: 'here',
      isAlone: false,
      publish: (topic, payload) => told.push([topic, payload]),
      subscribe: (topic, listener) => listeners.set(topic, listener),
      close: () => Promise.resolve(),
    },
    engine: engine as unknown as BoardEngine,
    rooms: { get: (id) => (id === boardId ? room : undefined), all: () => [room] },
    now: () => Date.now(),
    onError: (error) => expect.unreachable(String(error)),
  })
  receive = (topic, payload, node) => listeners.get(topic)?.(payload, node)
})
afterEach(() => {
  sync.close()
  vi.useRealTimers()
})

function hearOfAna(editing: readonly EditedNote[] = []): void {
  const named = editing.map((note) => [note.noteId, note] as const)
  receive('people', { boardId, people: [['ana', ana]], editing: named }, 'there')
}

describe('participants of another process', () => {
  test('PRESENCE-11: join and leave the list when it reports them', () => {
    hearOfAna()
    expect(updates).toEqual([{ type: 'presence', joined: [ana.person], left: [] }])
    receive('people', { boardId, people: [], editing: [] }, 'there')
    expect(updates.at(-1)).toEqual({ type: 'presence', joined: [], left: ['ana'] })
  })

  test('PRESENCE-7: stay in the list while it reports them, and leave it after it fell silent', () => {
    hearOfAna()
    for (let time = 0; time < 6; time += 1) {
      vi.advanceTimersByTime(10_000)
      hearOfAna()
    }
    expect(updates.some((update) => update?.type === 'presence' && update.left.length > 0)).toBe(false)
    // The other process was killed: it reports nothing more.
    vi.advanceTimersByTime(20_000)
    expect(room.presence.all()).toEqual([ana])
    vi.advanceTimersByTime(20_000)
    expect(room.presence.all()).toEqual([])
    expect(updates.at(-1)).toEqual({ type: 'presence', joined: [], left: ['ana'] })
  })

  test('PRESENCE-7: stay in the list for 25 seconds of its silence, and have left it within ten more', () => {
    hearOfAna()
    vi.advanceTimersByTime(25_000)
    expect(room.presence.all()).toEqual([ana])
    vi.advanceTimersByTime(10_000)
    expect(room.presence.all()).toEqual([])
  })

  test('TYPING-5: release their notes when it falls silent', () => {
    hearOfAna([{ ...hers, until: 1_000_000 }])
    expect(updates).toContainEqual({ type: 'editing', editing: { noteId, columnId: null, by: 'ana' } })
    expect(room.editing.heldByOthers([], Date.now())).toEqual(new Set([noteId]))
    vi.advanceTimersByTime(40_000)
    expect(updates).toContainEqual({ type: 'editing-stopped', noteId })
    expect(room.editing.heldByOthers([], Date.now())).toEqual(new Set())
  })

  test('are ignored on a board without participants in this process', () => {
    receive('people', { boardId: 'elsewhere', people: [['ana', ana]], editing: [] }, 'there')
    expect(updates).toEqual([])
  })
})

describe('messages to other processes', () => {
  test('the participants of a room are published soon, once for many changes, and with every heartbeat', () => {
    room.presence.clusterMap.own.set('ana', ana)
    sync.roomChanged(room)
    sync.roomChanged(room)
    expect(told).toEqual([])
    vi.advanceTimersByTime(50)
    const people = (at: number) => ['people', { at, boardId, people: [['ana', ana]], editing: [] }]
    expect(told).toEqual([people(50)])
    vi.advanceTimersByTime(10_000)
    expect(told).toEqual([people(50), people(10_000)])
  })

  test('LEAD-11: the time without a facilitator is published, and taken from other processes', () => {
    absentSince = 0
    vi.advanceTimersByTime(2000)
    receive('who-is-here', { boardId }, 'there')
    expect(told.at(-1)).toMatchObject(['people', { noFacilitatorForMs: 2000 }])
    receive('people', { boardId, people: [], editing: [], noFacilitatorForMs: 7000 }, 'there')
    expect(recordRemoteAbsence.mock.calls).toEqual([[7000]])
  })

  test('PRESENCE-11: participants are published when another process asks, and asked for when a room opens', () => {
    receive('who-is-here', { boardId }, 'there')
    expect(told).toMatchObject([['people', { boardId }]])
    sync.roomOpened(room)
    expect(told.at(-1)).toEqual(['who-is-here', { boardId }])
  })

  test('rows are published without the states that they lead to', () => {
    const row = { seq: 2, commandId: 'c', actor: 'a', at: 1, events: [], stateAfter: emptyBoard(asId('b')) }
    sync.committed(boardId, [row as never])
    const { stateAfter: _state, ...bare } = row
    expect(told).toEqual([['rows', { boardId, rows: [bare] }]])
  })

  test('MOVE-14: a hold of a dragged note reaches the participants of the other process', () => {
    const update: RoomUpdate = { type: 'dragging-stopped', noteId }
    sync.passed(room, update)
    expect(told).toEqual([['passed', { boardId, update }]])
    receive('passed', { boardId, update }, 'there')
    expect(updates).toEqual([update])
  })
})

describe('rows of the log', () => {
  test('that another process published are handed to the engine', () => {
    receive('rows', { boardId, rows: [] }, 'there')
    expect(engine.receiveRows).toHaveBeenCalledWith(boardId, [])
  })

  test('WIRE-26: are looked for every two seconds, whatever was published', () => {
    vi.advanceTimersByTime(6000)
    expect(engine.lookForMissed.mock.calls).toEqual([[[boardId]], [[boardId]], [[boardId]]])
  })
})
