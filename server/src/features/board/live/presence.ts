import type { Person } from '@retropulse/contract/board-room'
import type { AuthorId } from '@retropulse/domain/kernel/ids'
import { createClusterMap, type ClusterMap } from './cluster-map.ts'
import type { BoardViewer } from './viewer.ts'

/** A participant in the list, with the fields that only viewers who see authors are sent. */
export interface PresentPerson {
  readonly person: Person
  readonly authorId: AuthorId
  /** Facilitator by role; facilitators by hand-over are known from the board. */
  readonly isFacilitator: boolean
}

export interface PresenceChange {
  readonly joined: readonly PresentPerson[]
  readonly left: readonly string[]
}

/** The list of participants of one board, in all processes; several windows are one participant (PRESENCE-3). */
export interface Presence {
  readonly clusterMap: ClusterMap<PresentPerson>
  arrive(viewer: BoardViewer, isAnonymousBoard: boolean): void
  /** The name, picture or visibility of a present participant changed. */
  change(viewer: BoardViewer, isAnonymousBoard: boolean): void
  /**
   * A window closed. `awayUntil`: its tab was hidden; the participant stays in the list as away until then
   * (PRESENCE-8).
   */
  leave(key: string, awayUntil?: number): void
  /** Replaces the participants of another process. Who is present there is no longer away here. */
  replaceRemote(node: string, people: readonly (readonly [string, PresentPerson])[], at: number): void
  /** Removes participants whose time as away is over (`now`: milliseconds since 1970). True when there were any. */
  expireAway(now: number): boolean
  /** Removes away participants who may no longer be on the board. True when there were any. */
  forgetAway(isGone: (present: PresentPerson) => boolean): boolean
  /** True while this process keeps a participant in the list as away. */
  hasAway(): boolean
  some(matches: (present: PresentPerson) => boolean): boolean
  all(): readonly PresentPerson[]
  /** Keys of all participants who are present and not away. */
  presentKeys(): readonly string[]
  /** The changes since the last call. */
  takeChange(): PresenceChange
}

export function createPresence(): Presence {
  // A participant who is present in one process is not away, even if another process still lists them so.
  const clusterMap = createClusterMap<PresentPerson>((known, later) =>
    later.person.isAway === true && known.person.isAway !== true ? known : later,
  )
  const windows = new Map<string, number>()
  /** Until when participants whose tab was hidden count as away; also set while they have another window. */
  const awayUntil = new Map<string, number>()
  let announced: ReadonlyMap<string, PresentPerson> = new Map()
  /**
   * Participants that newcomers were sent, perhaps before any announcement; their departure has to be announced too.
   */
  const shown = new Set<string>()

  function forgetAway(isGone: (present: PresentPerson, key: string) => boolean): boolean {
    let isAny = false
    for (const key of awayUntil.keys()) {
      const present = clusterMap.own.get(key)
      if (present !== undefined && !isGone(present, key)) continue
      awayUntil.delete(key)
      if (windows.has(key)) continue
      isAny = clusterMap.own.delete(key) || isAny
    }
    return isAny
  }

  return {
    clusterMap,
    arrive(viewer, isAnonymousBoard) {
      awayUntil.delete(viewer.key)
      windows.set(viewer.key, (windows.get(viewer.key) ?? 0) + 1)
      clusterMap.own.set(viewer.key, presentPerson(viewer, isAnonymousBoard))
    },
    change(viewer, isAnonymousBoard) {
      clusterMap.own.set(viewer.key, presentPerson(viewer, isAnonymousBoard))
    },
    leave(key, until) {
      if (until !== undefined) awayUntil.set(key, until)
      const left = (windows.get(key) ?? 1) - 1
      if (left > 0) {
        windows.set(key, left)
        return
      }
      windows.delete(key)
      const present = clusterMap.own.get(key)
      if (present !== undefined && awayUntil.has(key)) clusterMap.own.set(key, away(present))
      else clusterMap.own.delete(key)
    },
    replaceRemote(node, people, at) {
      clusterMap.replace(node, people, at)
      const here = new Set(people.filter(([, { person }]) => person.isAway !== true).map(([key]) => key))
      forgetAway((_present, key) => here.has(key))
    },
    expireAway: (now) => forgetAway((_present, key) => (awayUntil.get(key) ?? 0) <= now),
    forgetAway,
    hasAway: () => clusterMap.own.values().some(({ person }) => person.isAway === true),
    some: (matches) => clusterMap.all().values().some(matches),
    all() {
      const present = clusterMap.all()
      for (const key of present.keys()) shown.add(key)
      return [...present.values()]
    },
    presentKeys: () =>
      [...clusterMap.all()].filter(([, { person }]) => person.isAway !== true).map(([key]) => key),
    takeChange() {
      const now = new Map(clusterMap.all())
      const joined = [...now].filter(([key, present]) => !isSame(announced.get(key), present))
      const left = [...new Set([...announced.keys(), ...shown])].filter((key) => !now.has(key))
      announced = now
      shown.clear()
      return { joined: joined.map(([, present]) => present), left }
    },
  }
}

/** The entry of a viewer in the list of people; without a name on an anonymous board (ANON-9). */
export function presentPerson(viewer: BoardViewer, isAnonymousBoard: boolean): PresentPerson {
  const { key, name, picture, isSignedIn, id, isFacilitator } = viewer
  const person = isAnonymousBoard ? nameless(key) : { key, name, picture, isSignedIn }
  return { person, authorId: id, isFacilitator }
}

/**
 * The entry as a viewer may see it. The board decides, not the entry: a process that does not know of a switch yet
 * still reports its people with their names.
 */
export function personFor(present: PresentPerson, seesAuthors: boolean, isAnonymousBoard: boolean): Person {
  const { key, isAway } = present.person
  // Being away belongs to the key alone, which no note carries: it links no person to a pseudonym (PRESENCE-9).
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
