import { useEffect, useState } from 'react'
import { keepDraft, keptDraft } from './kept-draft.ts'
import type { RetroDraft } from './retro-plan.ts'

export interface RetroDraftState {
  readonly draft: RetroDraft
  readonly change: (changed: Partial<RetroDraft>) => void
}

/** What is chosen on the page, kept on the device with every change. `place` says with what it began. */
export function useRetroDraft(place: string): RetroDraftState {
  const [draft, setDraft] = useState(() => keptDraft(place, Date.now()))
  const [isChanged, setChanged] = useState(false)
  useEffect(() => {
    if (isChanged) keepDraft(draft, place, Date.now())
  }, [draft, place, isChanged])
  return {
    draft,
    change(changed) {
      setChanged(true)
      setDraft((before) => ({ ...before, ...changed }))
    },
  }
}
