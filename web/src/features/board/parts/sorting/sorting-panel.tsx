import type { SortBy } from '@retropulse/domain/board/state'
import ArrowDownUp from 'lucide-react/icons/arrow-down-up'
import type { LucideIcon } from 'lucide-react'
import MessageSquare from 'lucide-react/icons/message-square'
import Smile from 'lucide-react/icons/smile'
import Vote from 'lucide-react/icons/vote'
import { ToolPopover } from '../controls/tool-popover.tsx'
import { refusalText } from '../../model/refusal-text.ts'
import { useBoardStore, useLive } from '../../model/board-store.ts'
import { useIsVoting } from '../../model/vote-stage.ts'
import { t } from './messages.ts'

const OPTIONS: readonly { sortBy: SortBy | null; label: string; icon: LucideIcon }[] = [
  { sortBy: 'votes', label: t('votes'), icon: Vote },
  { sortBy: 'emoji', label: t('emoji'), icon: Smile },
  { sortBy: 'comments', label: t('comments'), icon: MessageSquare },
  { sortBy: null, label: t('original'), icon: ArrowDownUp },
]

/** A facilitator chooses what the notes are sorted by (SORT-1); not while a vote runs (SORT-7). */
export function SortingPanel({ anchor }: { anchor: HTMLElement }) {
  const { session } = useBoardStore()
  const chosen = useLive((view) => view.board.sortBy)
  const isVoting = useIsVoting()
  return (
    <ToolPopover anchor={anchor} title={t('title')} className="w-72">
      <fieldset disabled={isVoting} className="-mx-2 flex flex-col">
        <legend className="sr-only">{t('label')}</legend>
        {OPTIONS.map(({ sortBy, label, icon: Icon }) => (
          <label
            key={label}
            className="touch-target flex h-10 cursor-pointer items-center gap-3 rounded-sm px-2 text-sm hover:bg-fill has-checked:bg-accent-soft has-checked:font-medium has-disabled:cursor-not-allowed has-disabled:text-ink-faint has-focus-visible:outline-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name="sort-by"
              checked={sortBy === chosen}
              onChange={() => session.do({ type: 'set-sorting', sortBy })}
              className="size-4 accent-accent"
            />
            <span className="flex-1">{label}</span>
            <Icon aria-hidden="true" className="size-4 text-ink-faint" />
          </label>
        ))}
      </fieldset>
      <p className="mt-3 text-xs text-pretty text-ink-soft">
        {isVoting ? refusalText('voting-running') : t('hint')}
      </p>
    </ToolPopover>
  )
}
