import { clsx } from 'clsx'
import CircleHelp from 'lucide-react/icons/circle-question-mark'
import Ellipsis from 'lucide-react/icons/ellipsis'
import LayoutGrid from 'lucide-react/icons/layout-grid'
import type { ReactNode } from 'react'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { OpenActions } from '../../parts/action-items/open-actions.tsx'
import { t } from '../../model/messages.ts'
import { availableResults } from '../../parts/results/available-results.ts'
import { UndoButtons } from '../../parts/undo/undo-buttons.tsx'
import { type Panel, type Tool, useBoardHandlers } from '../../model/board-handlers.ts'
import { useLive } from '../../model/board-store.ts'
import { BrainstormButton } from './brainstorm-button.tsx'
import {
  EVERYBODYS_PANELS,
  FACILITATORS_PANELS,
  FACILITATORS_TOOLS,
  RESULTS_TOOL,
  type ToolEntry,
  useToolList,
} from './tool-list.ts'

/** The tools in one bar, those of facilitators apart; on a phone or a compact board a button opens the list of all. */
export function Tools({ panel }: { panel: Panel | null }) {
  const isList = useToolList()
  const isFacilitator = useLive((view) => view.you.isFacilitator)
  const disableGifs = useLive((view) => view.board.disableGifs)
  const hasResults = useLive((view) => availableResults(view.board).length > 0)
  if (isList)
    return (
      <div className="ms-auto flex shrink-0 items-center gap-1">
        <UndoButtons />
        <HelpButton />
        <ToolButton tool="tools" label={t('tools.all')} icon={<LayoutGrid className="size-5" />} />
      </div>
    )
  const panels = EVERYBODYS_PANELS.filter(({ id }) => id !== 'gifs' || !disableGifs)
  return (
    <div className="ms-auto flex shrink-0 items-center gap-2">
      <UndoButtons />
      {panels.map((entry) => (
        <PanelButton key={entry.id} {...entry} isOpen={panel === entry.id} />
      ))}
      {!isFacilitator && hasResults && <BarButton {...RESULTS_TOOL} />}
      <HelpButton />
      {isFacilitator && (
        <div
          role="group"
          aria-label={t('tools.facilitator')}
          className="flex items-center gap-1 rounded-md border border-line bg-surface p-0.75 pointer-coarse:p-0"
        >
          {FACILITATORS_PANELS.map((entry) => (
            <PanelButton key={entry.id} {...entry} isOpen={panel === entry.id} />
          ))}
          {FACILITATORS_TOOLS.map((entry) => (
            <BarButton key={entry.id} {...entry} />
          ))}
          <BrainstormButton />
          <ToolButton tool="tools" label={t('tools.more')} icon={<Ellipsis className="size-5" />} />
        </div>
      )}
    </div>
  )
}

function HelpButton() {
  return <ToolButton tool="help" label={t('tools.help')} icon={<CircleHelp className="size-5" />} />
}

function ToolButton({ tool, label, icon }: { tool: Tool; label: string; icon: ReactNode }) {
  const { show } = useBoardHandlers()
  return (
    <IconButton
      size="sm"
      label={label}
      aria-haspopup="dialog"
      data-tool={tool}
      className="relative"
      icon={icon}
      onClick={({ currentTarget }) => show({ kind: tool, anchor: currentTarget })}
    />
  )
}

/** Shows its name where there is room for it. */
function BarButton({ id, label, icon: Icon }: ToolEntry & { id: Tool }) {
  const { show } = useBoardHandlers()
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      data-tool={id}
      data-tooltip={label()}
      onClick={({ currentTarget }) => show({ kind: id, anchor: currentTarget })}
      className={barButton}
    >
      <Icon aria-hidden="true" className="size-4.5" />
      <span className={barLabel}>{label()}</span>
    </button>
  )
}

function PanelButton({ id, label, icon: Icon, isOpen }: ToolEntry & { id: Panel; isOpen: boolean }) {
  const { togglePanel } = useBoardHandlers()
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      data-tool={id}
      data-tooltip={label()}
      onClick={() => togglePanel(id)}
      className={clsx(barButton, isOpen && 'bg-fill-strong text-ink')}
    >
      <Icon aria-hidden="true" className="size-4.5" />
      <span className={barLabel}>{label()}</span>
      {id === 'actions' && <OpenActions />}
    </button>
  )
}

// Once two things are going on, the status strip beside the tools needs the room more.
const barLabel = 'max-xl:sr-only max-[110rem]:in-[.grid:has(>[role=region]>:nth-child(2))]:sr-only'

/** The look of a button of the bar that has a name. */
const barButton =
  'touch-target relative inline-flex h-8 items-center justify-center gap-1.5 rounded-sm px-2 text-sm font-medium text-ink-soft hover:bg-fill hover:text-ink'
