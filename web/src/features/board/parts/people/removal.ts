import type { AuthorId, NoteId } from '@retropulse/domain/kernel/ids'
import { announce } from '../../../../ui/live-region.ts'
import { showToast } from '../../../../ui/toast.ts'
import { newRemovalId } from '../../live/new-ids.ts'
import type { BoardStore } from '../../model/board-store.ts'
import { t } from './messages.ts'

type Session = BoardStore['session']

/** Removes all that a person wrote on the board; the toast brings it back in one step (LEAD-12). */
export function removeContentOfPerson(session: Session, person: AuthorId, name: string): void {
  const removalId = newRemovalId()
  session.do({ type: 'remove-content-of-person', person, removalId })
  const onAction = () => session.do({ type: 'restore-content', removalId })
  showToast(t('contentRemoved', { name }), { action: { label: t('undo'), onAction } })
  announce(t('contentRemoved', { name }))
}

/** Removes all that the author of a note wrote, without naming the author (LEAD-20). */
export function removeContentOfAuthor(session: Session, noteId: NoteId): void {
  const removalId = newRemovalId()
  session.do({ type: 'remove-content-of-author', noteId, removalId })
  const onAction = () => session.do({ type: 'restore-content', removalId })
  showToast(t('authorContentRemoved'), { action: { label: t('undo'), onAction } })
  announce(t('authorContentRemoved'))
}

/** Removes a person until a facilitator lets them in (LEAD-13). A guest can return under a new cookie (LEAD-21). */
export function removePerson(session: Session, person: AuthorId, name: string): void {
  session.do({ type: 'remove-person', person })
  const onAction = () => session.do({ type: 'readmit-person', person })
  showToast(t('removed', { name }), { text: t('removedText'), action: { label: t('undo'), onAction } })
  announce(t('removed', { name }))
}
