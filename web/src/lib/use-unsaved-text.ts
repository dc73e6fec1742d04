import { cleanLine } from '@retropulse/domain/kernel/text'
import { useEffect, useMemo, useState } from 'react'
import { deviceAccount } from './device-person.ts'
import { type StoredText, storedText } from './stored-text.ts'
import { timestampedUnsaved, UNSAVED_KEY, unsavedText } from './unsaved-text.ts'

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
  /** Who types; stays after the session has ended, since the form is still there. */
  const [author, setAuthor] = useState(account)
  const stored = useMemo(() => unsavedTextAt(place, author), [place, author])
  const [opened] = useState(() => Date.now())
  const [typed, setTyped] = useState(unsavedText(stored.get(), opened) ?? saved)
  const [known, setKnown] = useState(saved)
  if (account !== null && account !== author) {
    setAuthor(account)
    // The form came before the account was known, or another account is signed in, which is not shown what was typed.
    if (author !== null || typed === known)
      setTyped(unsavedText(unsavedTextAt(place, account).get(), opened) ?? saved)
  }
  if (known !== saved) {
    // Saved meanwhile, here or by another user: the field shows that, unless something was typed in it.
    setKnown(saved)
    if (typed === known) setTyped(saved)
  }
  const isUnsaved = cleanLine(typed) !== cleanLine(saved)
  useEffect(() => {
    // Of a user who signed out nothing is stored, also while the form is still there.
    if (author === null || deviceAccount.get() !== author) return
    if (isUnsaved) stored.set(timestampedUnsaved(typed, Date.now(), stored.get()))
    else stored.forget()
  }, [stored, author, typed, isUnsaved])
  const discard = () => {
    // At once: the page may be left with the same press.
    stored.forget()
    setTyped(saved)
  }
  return { typed, type: setTyped, isUnsaved, discard }
}

function unsavedTextAt(place: string, author: string | null): StoredText {
  return storedText(`${UNSAVED_KEY}${place}/${author ?? ''}`)
}
