import { pick, type Random } from '../../scripts/seed/seeded-random.ts'

/** An operation of one person at a time. `note` numbers the notes of a run in the order of their writing. */
export interface ScheduledOperation {
  /** Milliseconds after the start. */
  readonly at: number
  readonly person: number
  readonly kind: 'add' | 'edit' | 'react'
  readonly note: number
}

const NOTE_MS = [1500, 2500] as const
const EDIT_SHARE = 1 / 4
const EDIT_MS = [400, 800] as const
const REACT_SHARE = 1 / 2
const REACT_MS = [700, 1100] as const
/** The least age of a note that gets a reaction: the person who reacts has seen it. */
const SEEN_MS = 500

/**
 * S1: every person writes a note every 1.5 to 2.5 s; with probability 1/4 edits it 0.4 to 0.8 s later; with probability
 * 1/2 reacts to another person's note 0.7 to 1.1 s later, to each at most once.
 */
export function mixedSchedule(people: number, durationMs: number, random: Random): ScheduledOperation[] {
  const between = ([low, high]: readonly [number, number]) => low + random() * (high - low)
  const writing = Array.from({ length: people }, (_, person) => {
    const times: { at: number; person: number }[] = []
    for (let at = random() * NOTE_MS[1]; at < durationMs; at += between(NOTE_MS)) times.push({ at, person })
    return times
  })
  const notes = writing.flat().sort((one, other) => one.at - other.at)
  const hasReacted = new Set<string>()

  /** Another person's note, one of the last that this person has seen and not reacted to. */
  function noteToReactTo(person: number, at: number): number | undefined {
    const seen = notes.findLastIndex((note) => note.at < at - SEEN_MS) + 1
    const recent = Array.from({ length: Math.min(seen, 50) }, (_, back) => seen - 1 - back)
    return pick(
      random,
      recent.filter((note) => notes[note]?.person !== person && !hasReacted.has(`${person} ${note}`)),
    )
  }

  const operations = notes.flatMap(({ at, person }, note) => {
    const all: ScheduledOperation[] = [{ at, person, kind: 'add', note }]
    if (random() < EDIT_SHARE) all.push({ at: at + between(EDIT_MS), person, kind: 'edit', note })
    if (random() >= REACT_SHARE) return all
    const reactAt = at + between(REACT_MS)
    const liked = noteToReactTo(person, reactAt)
    if (liked === undefined) return all
    hasReacted.add(`${person} ${liked}`)
    return [...all, { at: reactAt, person, kind: 'react' as const, note: liked }]
  })
  return operations.filter(({ at }) => at < durationMs).sort((one, other) => one.at - other.at)
}
