import { remember } from '../../../lib/remembered.ts'
import { BLANK_DRAFT, type RetroDraft } from './retro-plan.ts'

/**
 * What was typed, kept on the device: signing in or reading on about a format on the way to a retro loses nothing of it
 * (teams.md §2, D12).
 */
interface Kept extends RetroDraft {
  /** Which format or board it began with: columns and background belong to that one. */
  readonly place: string
  /** Milliseconds since 1970. */
  readonly at: number
}

/** After an hour it was another retro that somebody had in mind. */
const KEPT_MS = 60 * 60 * 1000

const kept = remember('retro-draft')

/** Keeps a draft, or forgets the one before when there is nothing in it. */
export function keepDraft(draft: RetroDraft, place: string, now: number): void {
  const isBlank =
    draft.title === null &&
    draft.columns === null &&
    draft.backdrop === null &&
    draft.startMoodPoll === null &&
    draft.compact === null
  if (isBlank) kept.forget()
  else kept.set(JSON.stringify({ ...draft, place, at: now } satisfies Kept))
}

export function forgetDraft(): void {
  kept.forget()
}

/** What was kept for a place, or blank; of another place the title, the mood poll and the density. */
export function keptDraft(place: string, now: number): RetroDraft {
  const found = read()
  if (found === null || now - found.at > KEPT_MS) return BLANK_DRAFT
  const { title, columns, backdrop, startMoodPoll, compact } = found
  const isOfPlace = found.place === place
  return {
    title,
    columns: isOfPlace ? columns : null,
    backdrop: isOfPlace ? backdrop : null,
    startMoodPoll,
    compact: compact ?? null,
  }
}

function read(): Kept | null {
  try {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- this browser wrote it itself, above
    return JSON.parse(kept.get() ?? 'null') as Kept | null
  } catch {
    return null
  }
}
