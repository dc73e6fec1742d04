import { deviceAccount } from '../../lib/device-person.ts'
import { storedText } from '../../lib/stored-text.ts'
import { BLANK_DRAFT, type RetroDraft } from './retro-plan.ts'
import { useEffect, useState } from 'react'

/** The draft of a new retro on the device, so that signing in or reading about a format loses nothing (CREATE-4). */
interface StoredDraft extends RetroDraft {
  /** The query it was begun with (format or source board); columns and background belong to that one. */
  readonly place: string
  /** Milliseconds since 1970. */
  readonly at: number
  /** The account that typed it; absent for a guest, who may sign in before the retro is started. */
  readonly by?: string | null
}

/** After an hour the user probably has another retro in mind (CREATE-4). */
const MAX_AGE_MS = 60 * 60 * 1000

const draftText = storedText('retro-draft')

/** Keeps a draft, or removes the stored draft when the new one is blank. */
export function storeDraft(draft: RetroDraft, place: string, now: number): void {
  const isBlank =
    draft.title === null &&
    draft.columns === null &&
    draft.backdrop === null &&
    draft.startMoodPoll === null &&
    draft.compact === null
  if (isBlank) draftText.forget()
  else
    draftText.set(JSON.stringify({ ...draft, place, at: now, by: deviceAccount.get() } satisfies StoredDraft))
}

export function clearDraft(): void {
  draftText.forget()
}

/**
 * The draft for a place, or a blank one; for another place only title, mood poll and layout. Never what another account
 * of this browser typed (CREATE-4).
 */
export function storedDraft(place: string, now: number): RetroDraft {
  const found = read()
  if (found === null || now - found.at > MAX_AGE_MS) return BLANK_DRAFT
  if (typeof found.by === 'string' && found.by !== deviceAccount.get()) return BLANK_DRAFT
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

function read(): StoredDraft | null {
  try {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- this browser wrote it itself, above
    return JSON.parse(draftText.get() ?? 'null') as StoredDraft | null
  } catch {
    return null
  }
}

interface RetroDraftState {
  readonly draft: RetroDraft
  readonly change: (changed: Partial<RetroDraft>) => void
}

/** The draft of a new retro, kept on the device with every change. `place` is the query that it was begun with. */
export function useRetroDraft(place: string): RetroDraftState {
  const [draft, setDraft] = useState(() => storedDraft(place, Date.now()))
  const [isChanged, setChanged] = useState(false)
  useEffect(() => {
    if (isChanged) storeDraft(draft, place, Date.now())
  }, [draft, place, isChanged])
  return {
    draft,
    change(changed) {
      setChanged(true)
      setDraft((before) => ({ ...before, ...changed }))
    },
  }
}
