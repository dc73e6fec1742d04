import type { Person } from '@retropulse/contract/board-room'
import type { AuthorId } from '@retropulse/domain/kernel/ids'
import { createGathered, type Gathered } from './gathered.ts'
import type { BoardViewer } from './viewer.ts'

/** Somebody who is here, with what only viewers who see authors are told. */
export interface PresentPerson {
  readonly person: Person
  readonly authorId: AuthorId
  /** Holds the board by their role; whom a facilitator made one is known from the board. */
  readonly isFacilitator: boolean
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
  /** One window less. `awayUntil`: its tab was hidden, and the person stays in the list till then, as away (D34). */
  leave(key: string, awayUntil?: number): void
  /** Takes what another process knows of its people. Who is with it is no longer away here. */
  learn(node: string, people: readonly (readonly [string, PresentPerson])[], at: number): void
  /** Takes out who has been away for too long, in milliseconds since 1970. True when there were any. */
  expireAway(now: number): boolean
  /** Takes out of the list those away people who may not be on the board any more. True when there were any. */
  forgetAway(isGone: (present: PresentPerson) => boolean): boolean
  /** True while this process keeps somebody in the list as away. */
  hasAway(): boolean
  some(matches: (present: PresentPerson) => boolean): boolean
  all(): readonly PresentPerson[]
  /** What changed since it was last asked. */
  takeChange(): PresenceChange
}

export function createPresence(): Presence {
  // Whoever is on the board in one process is not away, whatever another one remembers.
  const gathered = createGathered<PresentPerson>((known, later) =>
    later.person.isAway === true && known.person.isAway !== true ? known : later,
  )
  const windows = new Map<string, number>()
  /** Until when people count as away whose tab was hidden, also while they have another window. */
  const awayUntil = new Map<string, number>()
  let announced: ReadonlyMap<string, PresentPerson> = new Map()
  /** People whom newcomers were told of, and perhaps nobody else yet: they too have to be said to have left. */
  const shown = new Set<string>()

  function forgetAway(isGone: (present: PresentPerson, key: string) => boolean): boolean {
    let isAny = false
    for (const key of awayUntil.keys()) {
      const present = gathered.own.get(key)
      if (present !== undefined && !isGone(present, key)) continue
      awayUntil.delete(key)
      if (windows.has(key)) continue
      isAny = gathered.own.delete(key) || isAny
    }
    return isAny
  }

  return {
    gathered,
    arrive(viewer, isAnonymousBoard) {
      awayUntil.delete(viewer.key)
      windows.set(viewer.key, (windows.get(viewer.key) ?? 0) + 1)
      gathered.own.set(viewer.key, presentPerson(viewer, isAnonymousBoard))
    },
    change(viewer, isAnonymousBoard) {
      gathered.own.set(viewer.key, presentPerson(viewer, isAnonymousBoard))
    },
    leave(key, until) {
      if (until !== undefined) awayUntil.set(key, until)
      const left = (windows.get(key) ?? 1) - 1
      if (left > 0) {
        windows.set(key, left)
        return
      }
      windows.delete(key)
      const present = gathered.own.get(key)
      if (present !== undefined && awayUntil.has(key)) gathered.own.set(key, away(present))
      else gathered.own.delete(key)
    },
    learn(node, people, at) {
      gathered.replace(node, people, at)
      const here = new Set(people.filter(([, { person }]) => person.isAway !== true).map(([key]) => key))
      forgetAway((_present, key) => here.has(key))
    },
    expireAway: (now) => forgetAway((_present, key) => (awayUntil.get(key) ?? 0) <= now),
    forgetAway,
    hasAway: () => gathered.own.values().some(({ person }) => person.isAway === true),
    some: (matches) => gathered.all().values().some(matches),
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
  const { key, name, picture, isSignedIn, id, isFacilitator } = viewer
  const person = isAnonymousBoard ? nameless(key) : { key, name, picture, isSignedIn }
  return { person, authorId: id, isFacilitator }
}

/**
 * The person as a viewer is told of them. Another process may not have heard yet that the board hides its authors, and
 * tell of them with their names.
 */
export function personFor(present: PresentPerson, seesAuthors: boolean, isAnonymousBoard: boolean): Person {
  const { key, isAway } = present.person
  // Whether they are away hangs on the key alone, which no note carries: it links nobody to a pseudonym (D9, D34).
  if (isAnonymousBoard) return isAway === true ? { ...nameless(key), isAway } : nameless(key)
  return seesAuthors ? { ...present.person, authorId: present.authorId } : present.person
}

function nameless(key: string): Person {
  return { key, name: null, picture: null, isSignedIn: false }
}

function away(present: PresentPerson): PresentPerson {
  return { ...present, person: { ...present.person, isAway: true } }
}

function isSame(one: PresentPerson | undefined, other: PresentPerson): boolean {
  return (
    one !== undefined &&
    one.person.name === other.person.name &&
    one.person.picture === other.person.picture &&
    one.person.isSignedIn === other.person.isSignedIn &&
    one.person.isAway === other.person.isAway
  )
}
