import type {
  AuthorProfile,
  Dragging,
  Editing,
  Joined,
  Person,
  RoomUpdate,
} from '@retropulse/contract/board-room'
import type { AuthorId } from '@retropulse/domain/kernel/ids'

/** The people on the board and the notes they type or drag; none of it is stored (WIRE-23). */
export interface RoomState {
  readonly people: readonly Person[]
  readonly authors: Readonly<Record<AuthorId, AuthorProfile>>
  readonly editing: readonly Editing[]
  readonly dragging: readonly Dragging[]
  /** Milliseconds that the server's clock is ahead of this device's. */
  readonly clockOffset: number
  /** The number of answers to the mood poll (MOOD-13). */
  readonly moods: number
  /** Since when no facilitator is on the board, by the server's clock; null while one is (LEAD-6). */
  readonly noFacilitatorSince: number | null
}

export const EMPTY_ROOM: RoomState = {
  people: [],
  authors: {},
  editing: [],
  dragging: [],
  clockOffset: 0,
  moods: 0,
  noFacilitatorSince: null,
}

/** The room after the answer to a join. Authors that are known stay when the board is resumed. */
export function enterRoom(room: RoomState, joined: Joined, clockOffset: number): RoomState {
  const { people, editing, moods, noFacilitatorSince } = joined
  const authors = joined.board === null ? { ...room.authors, ...joined.authors } : joined.authors
  return { people, authors, editing, dragging: [], clockOffset, moods, noFacilitatorSince }
}

/** The room after an update; the same object when nothing changed. */
export function roomAfter(room: RoomState, update: RoomUpdate): RoomState {
  switch (update.type) {
    case 'presence':
      return { ...room, people: peopleAfter(room.people, update.joined, update.left) }
    case 'editing':
      return { ...room, editing: [...without(room.editing, update.editing.noteId), update.editing] }
    case 'editing-stopped':
      return { ...room, editing: without(room.editing, update.noteId) }
    case 'dragging':
      return { ...room, dragging: [...without(room.dragging, update.dragging.noteId), update.dragging] }
    case 'dragging-stopped':
      return { ...room, dragging: without(room.dragging, update.noteId) }
    case 'authors':
      return { ...room, authors: { ...room.authors, ...update.authors } }
    case 'moods':
      return { ...room, moods: update.count }
    case 'facilitator-presence':
      return { ...room, noFacilitatorSince: update.noFacilitatorSince }
    case 'board-part':
    case 'texts':
      return room
    default:
      return update satisfies never
  }
}

/** A participant with a new name joins under the same key, and keeps the place in the list. */
function peopleAfter(
  people: readonly Person[],
  joined: readonly Person[],
  left: readonly string[],
): readonly Person[] {
  const arrived = new Map(joined.map((person) => [person.key, person]))
  const stayed = people
    .filter(({ key }) => arrived.has(key) || !left.includes(key))
    .map((person) => arrived.get(person.key) ?? person)
  const known = new Set(stayed.map(({ key }) => key))
  return [...stayed, ...joined.filter(({ key }) => !known.has(key))]
}

function without<Held extends { readonly noteId: string }>(
  all: readonly Held[],
  noteId: string,
): readonly Held[] {
  return all.filter((held) => held.noteId !== noteId)
}
