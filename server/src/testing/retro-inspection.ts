import type { BoardState } from '@retropulse/domain/board/state'
import { expect } from 'vitest'
import { eventually } from './eventually.ts'
import { type RetroTruth, wordsIn } from './retro-truth.ts'
import { type Heard, objectsIn, type TappedPerson } from './tapped-person.ts'

/** Somebody of the retro, and what may be said to them beside what is on the board. */
export interface Participant {
  readonly tap: TappedPerson
  readonly email: string | null
  /** Is on the team: may know who has an action to do. */
  readonly isMember: boolean
}

/** Somebody who is spoken of and never there. */
export interface Absentee {
  readonly id: string
  readonly name: string
  readonly email: string
}

export interface Inspection {
  /**
   * Waits until everybody has heard of everything, and looks at all that came in since the last time. `quiet`: of whom
   * nothing at all may have been said to others, whatever they may know otherwise.
   */
  inspect(quiet?: TappedPerson): Promise<void>
  /** What of this must not have been told to this person now, in a word each. */
  findingsIn(heard: Heard, to: Participant): readonly string[]
}

export function inspectRetro(
  truth: RetroTruth,
  people: readonly Participant[],
  assignee: Absentee,
): Inspection {
  let state: BoardState

  function findingsIn(heard: Heard, { tap, isMember }: Participant): readonly string[] {
    // Insights are a moment behind the board: they may quote what was overwritten just now.
    const isPast = /\/(?:history|trash|insights$|insights\?|themes)/.test(heard.via)
    const readable = isPast ? truth.everReadable(tap.name) : truth.readable(tap.name)
    const mayKnow = tap.you?.isSignedIn === true && !state.isAnonymous
    const others = people.filter((one) => one.tap !== tap)
    const emails = [...others.flatMap(({ email }) => email ?? []), assignee.email]
    const tasks = isMember ? [] : [assignee.id, assignee.name]
    const authors = mayKnow ? [] : others.flatMap(tracesOf)
    const told = heard.via.endsWith('/facilitators') ? '' : withoutPresence(heard.bytes, state.isAnonymous)
    return [
      ...wordsIn(heard.bytes).filter((word) => !readable.has(word)),
      ...[...emails, ...tasks].filter((trace) => heard.bytes.includes(trace)),
      ...authors.filter((trace) => told.includes(trace)),
      ...objectsIn(heard).flatMap((object) => votesTold(object, tap, state)),
    ].map((finding) => `${tap.name} was told ${finding} by ${heard.via}`)
  }

  return {
    findingsIn,
    async inspect(quiet) {
      const now = await truth.read()
      ;({ state } = now)
      for (const { tap } of people) {
        const { client } = tap
        if (client !== null)
          await eventually(() => expect([tap.name, client.board().seq]).toEqual([tap.name, now.seq]))
      }
      for (const person of people) {
        const news = person.tap.news()
        expect(news.flatMap((heard) => findingsIn(heard, person))).toEqual([])
        const secret = quiet === undefined || quiet === person.tap ? [] : everythingOf(quiet)
        expect(secret.filter((trace) => news.some(({ bytes }) => bytes.includes(trace)))).toEqual([])
      }
    },
  }
}

/** What names somebody: their own id, and the name that they have. */
function tracesOf({ tap }: Participant): readonly string[] {
  return [...(tap.you === null ? [] : [tap.you.id]), tap.name]
}

function everythingOf({ you, name }: TappedPerson): readonly string[] {
  return you === null ? [name] : [...you.authorIds, you.key, name]
}

/** The list of people has names where authors are shown, beside keys that say nothing about what they wrote. */
function withoutPresence(bytes: string, isAnonymous: boolean): string {
  return isAnonymous ? bytes : bytes.replaceAll(/\{"key":"[\w-]+","name":"[^"]*"/g, '{')
}

/** D7: somebody else's votes, and totals while they are secret. */
function votesTold(
  told: Readonly<Record<string, unknown>>,
  { you }: TappedPerson,
  { voting }: BoardState,
): readonly string[] {
  const own = new Set<unknown>(you?.authorIds)
  const isEvent = told['type'] === 'votes-cast' || told['type'] === 'voter-done'
  const voters = [
    ...(isEvent ? [told['by']] : []),
    ...Object.keys((told['existingVotes'] as object | undefined) ?? {}),
    ...(Array.isArray(told['done']) ? (told['done'] as unknown[]) : []),
  ]
  const isSecret = voting?.status === 'vote' && !voting.showsTotals
  const isTotal = 'text' in told && typeof told['votes'] === 'number' && told['votes'] > 0
  return [
    ...voters.filter((voter) => !own.has(voter)).map((voter) => `the voter ${String(voter)}`),
    ...(isSecret && isTotal ? ['a secret total'] : []),
  ]
}
