import type { AuthorId, NoteId } from '@retropulse/domain/kernel/ids'
import { announce } from '../../../ui/live-region.ts'
import { showToast } from '../../../ui/toast.ts'
import { newRemovalId } from '../live/new-ids.ts'
import type { BoardStore } from '../view/board-store.ts'
import { t } from './messages.ts'

type Session = BoardStore['session']

/** Removes everything that a person wrote here; the toast brings all of it back in one step. */
export function removeContentOfPerson(session: Session, person: AuthorId, name: string): void {
  const removalId = newRemovalId()
  session.do({ type: 'remove-content-of-person', person, removalId })
  const onAction = () => session.do({ type: 'restore-content', removalId })
  showToast(t('contentRemoved', { name }), { action: { label: t('undo'), onAction } })
  announce(t('contentRemoved', { name }))
}

/** The same of a note's author, without saying who that is (D9). */
export function removeContentOfAuthor(session: Session, noteId: NoteId): void {
  const removalId = newRemovalId()
  session.do({ type: 'remove-content-of-author', noteId, removalId })
  const onAction = () => session.do({ type: 'restore-content', removalId })
  showToast(t('authorContentRemoved'), { action: { label: t('undo'), onAction } })
  announce(t('authorContentRemoved'))
}

/** Sends a person away until a facilitator lets them back in. A new guest link makes somebody else of a guest. */
export function removePerson(session: Session, person: AuthorId, name: string): void {
  session.do({ type: 'remove-person', person })
  const onAction = () => session.do({ type: 'readmit-person', person })
  showToast(t('removed', { name }), { text: t('removedText'), action: { label: t('undo'), onAction } })
  announce(t('removed', { name }))
}
