import { useEffect, useState } from 'react'
import { storeDraft, storedDraft } from './stored-draft.ts'
import type { RetroDraft } from './retro-plan.ts'

export interface RetroDraftState {
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
