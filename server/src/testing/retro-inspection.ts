import type { BoardState } from '@retropulse/domain/board/state'
import { expect } from 'vitest'
import { eventually } from './eventually.ts'
import { type RetroTruth, wordsIn } from './retro-truth.ts'
import { type RecordedMessage, objectsIn, type RecordingClient } from './recording-client.ts'

/** A participant of the retro, and what they may know beside what is on the board. */
export interface Participant {
  readonly tap: RecordingClient
  readonly email: string | null
  /** Is on the team: may know the assignees of action items (ACTION-13). */
  readonly isMember: boolean
}

/** A person who is assigned an action item and never joins. */
export interface Absentee {
  readonly id: string
  readonly name: string
  readonly email: string
}

export interface Inspection {
  /**
   * Waits until all clients are up to date, and searches all that they received since the last time. `quiet`: a person
   * of whom others may not learn anything at all, whatever they may know otherwise.
   */
  inspect(quiet?: RecordingClient): Promise<void>
  /** The parts of this that this person may not know now, as texts. */
  findingsIn(heard: RecordedMessage, to: Participant): readonly string[]
}

export function inspectRetro(
  truth: RetroTruth,
  people: readonly Participant[],
  assignee: Absentee,
): Inspection {
  let state: BoardState

  function findingsIn(heard: RecordedMessage, { tap, isMember }: Participant): readonly string[] {
    // Insights follow a board within moments (INSIGHT-23): they may quote what was overwritten just now.
    const isPast = /\/(?:history|trash|insights$|insights\?|themes)|\?read_insights/.test(heard.via)
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

/** The texts that identify a person: their own ids, and their name. */
function tracesOf({ tap }: Participant): readonly string[] {
  return [...(tap.you === null ? [] : [tap.you.id]), tap.name]
}

function everythingOf({ you, name }: RecordingClient): readonly string[] {
  return you === null ? [name] : [...you.authorIds, you.key, name]
}

/** Without the list of people, which has names where authors are shown, and keys that disclose no authorship. */
function withoutPresence(bytes: string, isAnonymous: boolean): string {
  return isAnonymous ? bytes : bytes.replaceAll(/\{"key":"[\w-]+","name":"[^"]*"/g, '{')
}

/** Votes of other people, and totals while they are secret (VOTE-31, VOTE-32). */
function votesTold(
  told: Readonly<Record<string, unknown>>,
  { you }: RecordingClient,
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
