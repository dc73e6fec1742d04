import { useEffect, useState, useSyncExternalStore } from 'react'
import { useLive } from '../../../model/board-store.ts'

/** The key of the vote whose dialog this tab opened last, so that a reload does not open it again (VOTE-13). */
const KEY = 'voting-told'

/** Whether the start dialog is open: once for each vote and tab (VOTE-13), never while the participant is typing. */
export function useVoteModal(): readonly [boolean, () => void] {
  const isLive = useLive((view) => view.status === 'live')
  const vote = useLive(({ board: { id, voting } }) =>
    voting?.status === 'vote' ? `${id} ${voting.contentId} ${voting.maxVotes} ${voting.showsTotals}` : null,
  )
  const isWriting = useSyncExternalStore(onFocusMoved, hasOpenText)
  const [shownVote, setShownVote] = useState(recall)
  const [isOpen, setOpen] = useState(false)
  // Votes have no ids: once one is over, the next one like it counts as new. A board from the device is not trusted.
  if (isLive && vote === null && shownVote !== null) setShownVote(null)
  if (isOpen && vote === null) setOpen(false)
  if (isLive && vote !== null && shownVote !== vote && !isWriting) {
    setShownVote(vote)
    setOpen(true)
  }
  useEffect(() => keep(shownVote), [shownVote])
  return [isOpen && vote !== null, () => setOpen(false)]
}

function onFocusMoved(listener: () => void): () => void {
  const later = () => setTimeout(listener)
  document.addEventListener('focusin', later)
  document.addEventListener('focusout', later)
  return () => {
    document.removeEventListener('focusin', later)
    document.removeEventListener('focusout', later)
  }
}

function hasOpenText(): boolean {
  return document.activeElement?.matches('textarea, input') ?? false
}

function recall(): string | null {
  try {
    return sessionStorage.getItem(KEY)
  } catch {
    return null
  }
}

function keep(shownVote: string | null): void {
  try {
    if (shownVote === null) sessionStorage.removeItem(KEY)
    else sessionStorage.setItem(KEY, shownVote)
  } catch {
    // Without storage a reload opens the dialog again.
  }
}
