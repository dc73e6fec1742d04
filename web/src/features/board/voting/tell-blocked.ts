import { announce } from '../../../ui/live-region.ts'
import { showToast } from '../../../ui/toast.ts'
import { t } from './messages.ts'

/** Says why something has to wait until the vote is over (board.md §4 and §5). */
export function tellBlocked(what: 'noAdding' | 'noMoving' | 'noBrainstorming'): void {
  showToast(t('inProgress'), { id: 'voting-says', text: t(what) })
  announce(t(what), { key: 'votes' })
}
