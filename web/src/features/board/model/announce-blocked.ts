import { announce } from '../../../ui/live-region.ts'
import { showToast } from '../../../ui/toast.ts'
import { t } from '../parts/voting/messages.ts'

/** Shows that something has to wait until the vote ends (VOTE-28). */
export function announceBlocked(what: 'noAdding' | 'noMoving' | 'noBrainstorming'): void {
  showToast(t('inProgress'), { id: 'voting-says', text: t(what) })
  announce(t(what), { key: 'votes' })
}
