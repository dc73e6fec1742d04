import { votesLeft } from '@retropulse/domain/board/voting/votes'
import EyeOff from 'lucide-react/icons/eye-off'
import Flag from 'lucide-react/icons/flag'
import Lock from 'lucide-react/icons/lock'
import MousePointerClick from 'lucide-react/icons/mouse-pointer-click'
import type { LucideIcon } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import type { ReactNode } from 'react'
import { Button } from '../../../../../ui/button.tsx'
import { Dialog } from '../../../../../ui/dialog.tsx'
import { closeThen } from '../../controls/close-then-act.ts'
import { useLive } from '../../../model/board-store.ts'
import { votesTakenBack } from '../running/votes-taken-back.ts'
import { useVotedColumn } from '../../../model/vote-stage.ts'
import { t } from './messages.ts'
import { useGoToColumn } from './use-go-to-column.ts'

/** Tells each participant that a vote has begun, on what, and how to vote (VOTE-11, VOTE-12). */
export function VotingStartDialog({ onClose }: { onClose: () => void }) {
  const voting = useLive((view) => view.board.voting)
  const left = useLive((view) => Math.max(0, votesLeft(view.board, view.you)))
  const isFacilitator = useLive((view) => view.you.isFacilitator)
  const column = useVotedColumn()
  const goTo = useGoToColumn()
  // In the voted column the first vote is one key or tap away, also where columns are tabs.
  const go = () => closeThen(onClose, () => column !== null && goTo(column.id))
  const count = voting?.maxVotes ?? 0
  const isTouch = matchMedia('(pointer: coarse)').matches
  const takenBack = useSyncExternalStore(votesTakenBack.subscribe, votesTakenBack.get)
  const votes =
    left === count
      ? t('youHave', { count })
      : left === 0
        ? t('youHaveNoneLeft')
        : t('youHaveLeft', { left, count })
  const where = column === null ? t('onAll') : t('onColumn', { column: column.name })
  const summary = `${votes} ${where}.`
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={t('startTitle')}
      description={takenBack === null ? summary : `${summary} ${t('takenBack', { count: takenBack })}`}
      closeLabel={t('close')}
      size="sm"
      footer={
        <Button variant="primary" onClick={go}>
          {t(left === 0 ? 'understood' : 'go')}
        </Button>
      }
    >
      <ul className="flex flex-col gap-3 text-sm">
        <Point icon={MousePointerClick}>
          {t(isTouch ? 'howTouch' : 'howMouse')} {count > 1 && t('howMore')}
        </Point>
        <Point icon={Lock}>{t('limitKept', { count })}</Point>
        <Point icon={EyeOff}>{t(voting?.showsTotals === true ? 'live' : 'secret')}</Point>
        {isFacilitator && <Point icon={Flag}>{t('endHint')}</Point>}
      </ul>
    </Dialog>
  )
}

function Point({ icon: Icon, children }: { icon: LucideIcon; children: ReactNode }) {
  return (
    <li className="flex gap-3">
      <Icon aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-ink-faint" />
      <span className="text-pretty">{children}</span>
    </li>
  )
}
