import type {
  AuthorProfile,
  Dragging,
  Editing,
  Joined,
  Person,
  RoomUpdate,
} from '@retropulse/contract/board-room'
import type { AuthorId } from '@retropulse/domain/kernel/ids'

/** Who is on the board and what they have in hand; none of it is history. */
export interface RoomState {
  readonly people: readonly Person[]
  readonly authors: Readonly<Record<AuthorId, AuthorProfile>>
  readonly editing: readonly Editing[]
  readonly dragging: readonly Dragging[]
  /** Milliseconds that the server's clock is ahead of this device's. */
  readonly clockOffset: number
  /** How many people have said how they feel. */
  readonly moods: number
  /** Since when no facilitator is on the board, by the server's clock; null: one is (D40). */
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

/** The room as the answer to a join tells it. Authors known from before stay while the board does. */
export function enterRoom(room: RoomState, joined: Joined, clockOffset: number): RoomState {
  const { people, editing, moods, noFacilitatorSince } = joined
  const authors = joined.board === null ? { ...room.authors, ...joined.authors } : joined.authors
  return { people, authors, editing, dragging: [], clockOffset, moods, noFacilitatorSince }
}

/** The room after something in it changed; the same object when nothing did. */
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

/** Somebody who takes another name comes in again under the same key, and keeps their place. */
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
