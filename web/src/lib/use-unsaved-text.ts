import { cleanLine } from '@retropulse/domain/kernel/text'
import { useEffect, useMemo, useState } from 'react'
import { deviceAccount } from './device-person.ts'
import { storedText } from './stored-text.ts'
import { keptUnsaved, UNSAVED_KEY, unsavedText } from './unsaved-text.ts'

export interface UnsavedText {
  /** What the field shows. */
  readonly typed: string
  readonly type: (text: string) => void
  /** Whether saving would change anything. */
  readonly isUnsaved: boolean
  readonly discard: () => void
}

/**
 * The text of a field in settings, or in a dialog about teams and people. What is typed stays on the device until it is
 * saved or discarded, for a week at most, apart for each account (SHELL-66). `place` names the field; `saved` is its text
 * on the server.
 */
export function useUnsavedText(place: string, saved: string): UnsavedText {
  const account = deviceAccount.get()
  const kept = useMemo(() => storedText(`${UNSAVED_KEY}${place}/${account ?? ''}`), [place, account])
  const [typed, setTyped] = useState(() => unsavedText(kept.get(), Date.now()) ?? saved)
  const [known, setKnown] = useState(saved)
  if (known !== saved) {
    // Saved meanwhile, here or by another user: the field shows that, unless something was typed in it.
    setKnown(saved)
    if (typed === known) setTyped(saved)
  }
  const isUnsaved = cleanLine(typed) !== cleanLine(saved)
  useEffect(() => {
    // Of a user who signed out nothing is kept, also while the form is still there.
    if (isUnsaved && account !== null) kept.set(keptUnsaved(typed, Date.now(), kept.get()))
    else kept.forget()
  }, [kept, account, typed, isUnsaved])
  const discard = () => {
    // At once: the page may be left with the same press.
    kept.forget()
    setTyped(saved)
  }
  return { typed, type: setTyped, isUnsaved, discard }
}
