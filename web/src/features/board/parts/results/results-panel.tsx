import ChartColumn from 'lucide-react/icons/chart-column'
import PartyPopper from 'lucide-react/icons/party-popper'
import Smile from 'lucide-react/icons/smile'
import type { LucideIcon } from 'lucide-react'
import { moodSheet } from '../../model/mood-sheet.ts'
import { closeThen } from '../controls/close-then-act.ts'
import { ToolPopover } from '../controls/tool-popover.tsx'
import { useBoardHandlers } from '../../model/board-handlers.ts'
import { useLive } from '../../model/board-store.ts'
import { availableResults, type ResultKind } from './available-results.ts'
import { t } from './messages.ts'

const ICONS: Readonly<Record<ResultKind, LucideIcon>> = {
  mood: Smile,
  votes: ChartColumn,
  summary: PartyPopper,
}

/** Opens the mood results, the votes or the summary again, for every participant (BOARD-38). */
export function ResultsPanel({ anchor }: { anchor: HTMLElement }) {
  const { show, hide } = useBoardHandlers()
  const board = useLive((view) => view.board)
  const open = (kind: ResultKind) =>
    closeThen(hide, () => {
      if (kind === 'mood') moodSheet.set('results')
      else show({ kind: kind === 'votes' ? 'vote-results' : 'summary', anchor })
    })
  return (
    <ToolPopover anchor={anchor} title={t('title')} isList className="w-60">
      <ul className="flex flex-col">
        {availableResults(board).map((kind) => {
          const Icon = ICONS[kind]
          return (
            <li key={kind}>
              <button
                type="button"
                onClick={() => open(kind)}
                className="touch-target flex h-10 w-full items-center gap-3 rounded-sm px-2 text-start text-sm hover:bg-fill max-sm:-mx-1.5 max-sm:px-1.5"
              >
                <Icon aria-hidden="true" className="size-4.5 text-ink-faint" />
                {t(kind)}
              </button>
            </li>
          )
        })}
      </ul>
    </ToolPopover>
  )
}
