import { cleanLine, hasContent } from '@retropulse/domain/kernel/text'
import { storedText, useRemembered } from '../../../../lib/stored-text.ts'
import type { BoardSession } from '../../live/board-session.ts'
import { useLive } from '../../model/board-store.ts'

/** Set once a guest was asked, whatever they answered. */
const asked = storedText('guest-name-asked')

/**
 * True for a guest without a name who was not asked yet: the editor of the first note has a field for it (PRESENCE-5).
 * On a board that hides its authors no name is asked for.
 */
export function useAsksName(): boolean {
  const { isSignedIn, name } = useLive((view) => view.you)
  const isAnonymous = useLive((view) => view.board.isAnonymous)
  const wasAsked = useRemembered(asked) !== null
  return !isSignedIn && name === null && !wasAsked && !isAnonymous
}

/** Gives the guest the typed name; an empty one leaves them anonymous. */
export function answerName(session: BoardSession, typed: string): void {
  const wanted = cleanLine(typed)
  if (hasContent(wanted)) session.introduce(wanted)
  asked.set('yes')
}
