import type { Person } from '@retropulse/contract/board-room'
import type { AuthorId } from '@retropulse/domain/kernel/ids'
import { createGathered, type Gathered } from './gathered.ts'
import type { BoardViewer } from './viewer.ts'

/** Somebody who is here, with what only viewers who see authors are told. */
export interface PresentPerson {
  readonly person: Person
  readonly authorId: AuthorId
}

export interface PresenceChange {
  readonly joined: readonly PresentPerson[]
  readonly left: readonly string[]
}

/** Who is on one board, in all processes; a person with three windows is here once. */
export interface Presence {
  readonly gathered: Gathered<PresentPerson>
  arrive(viewer: BoardViewer, isAnonymousBoard: boolean): void
  /** Somebody who is here is called otherwise from now on. */
  change(viewer: BoardViewer, isAnonymousBoard: boolean): void
  leave(key: string): void
  all(): readonly PresentPerson[]
  /** What changed since it was last asked. */
  takeChange(): PresenceChange
}

export function createPresence(): Presence {
  const gathered = createGathered<PresentPerson>()
  const windows = new Map<string, number>()
  let announced: ReadonlyMap<string, PresentPerson> = new Map()
  /** People whom newcomers were told of, and perhaps nobody else yet: they too have to be said to have left. */
  const shown = new Set<string>()

  return {
    gathered,
    arrive(viewer, isAnonymousBoard) {
      windows.set(viewer.key, (windows.get(viewer.key) ?? 0) + 1)
      gathered.own.set(viewer.key, presentPerson(viewer, isAnonymousBoard))
    },
    change(viewer, isAnonymousBoard) {
      gathered.own.set(viewer.key, presentPerson(viewer, isAnonymousBoard))
    },
    leave(key) {
      const left = (windows.get(key) ?? 1) - 1
      if (left > 0) {
        windows.set(key, left)
      } else {
        windows.delete(key)
        gathered.own.delete(key)
      }
    },
    all() {
      const everybody = gathered.all()
      for (const key of everybody.keys()) shown.add(key)
      return [...everybody.values()]
    },
    takeChange() {
      const now = new Map(gathered.all())
      const joined = [...now].filter(([key, present]) => !isSame(announced.get(key), present))
      const left = [...new Set([...announced.keys(), ...shown])].filter((key) => !now.has(key))
      announced = now
      shown.clear()
      return { joined: joined.map(([, present]) => present), left }
    },
  }
}

/** How somebody appears in the list of people; on an anonymous board everybody looks alike (board.md §6). */
export function presentPerson(viewer: BoardViewer, isAnonymousBoard: boolean): PresentPerson {
  const { key, name, picture, isSignedIn, id } = viewer
  const person = isAnonymousBoard ? nameless(key) : { key, name, picture, isSignedIn }
  return { person, authorId: id }
}

/**
 * The person as a viewer is told of them. Another process may not have heard yet that the board hides its authors, and
 * tell of them with their names.
 */
export function personFor(present: PresentPerson, seesAuthors: boolean, isAnonymousBoard: boolean): Person {
  if (isAnonymousBoard) return nameless(present.person.key)
  return seesAuthors ? { ...present.person, authorId: present.authorId } : present.person
}

function nameless(key: string): Person {
  return { key, name: null, picture: null, isSignedIn: false }
}

function isSame(one: PresentPerson | undefined, other: PresentPerson): boolean {
  return (
    one !== undefined &&
    one.person.name === other.person.name &&
    one.person.picture === other.person.picture &&
    one.person.isSignedIn === other.person.isSignedIn
  )
}
