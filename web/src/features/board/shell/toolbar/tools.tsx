import { clsx } from 'clsx'
import CircleHelp from 'lucide-react/icons/circle-question-mark'
import Ellipsis from 'lucide-react/icons/ellipsis'
import LayoutGrid from 'lucide-react/icons/layout-grid'
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
  FROM_1088,
  FROM_768,
  RESULTS_TOOL,
  type ToolEntry,
  useToolList,
} from './tool-list.ts'
import { RUNNING, useAnyRunning, useRunning, useRunningInList } from './use-running.ts'

/**
 * The tools in one bar, each with its word, those of facilitators apart; what has no room is in 'More tools'
 * (BOARD-51). On a compact board a button opens the list of all.
 */
export function Tools({ panel }: { panel: Panel | null }) {
  const isList = useToolList()
  const isFacilitator = useLive((view) => view.you.isFacilitator)
  const hasResults = useHasResults()
  const runningInList = useRunningInList()
  const isAnyRunning = useAnyRunning()
  if (isList)
    return (
      <div data-print="none" className="flex items-center gap-1">
        <UndoButtons />
        <BarButton id="tools" label={() => t('tools.all')} icon={LayoutGrid} holdsRunning={isAnyRunning} />
      </div>
    )
  return (
    <div className="flex w-full items-center justify-between gap-2">
      <div className="flex items-center gap-1">
        <CommonTools panel={panel} />
        {/* Comes last, so that its appearance moves no other button. */}
        {!isFacilitator && hasResults && <ResultsButton />}
      </div>
      {isFacilitator && (
        <div
          role="group"
          aria-label={t('tools.facilitator')}
          className="flex items-center gap-1 rounded-md border border-line bg-surface p-0.75 pointer-coarse:py-0"
        >
          {FACILITATORS_PANELS.map((entry) => (
            <PanelButton key={entry.id} {...entry} isOpen={panel === entry.id} />
          ))}
          {FACILITATORS_TOOLS.map((entry) => (
            <BarButton key={entry.id} {...entry} />
          ))}
          <BrainstormButton className={FROM_768} />
          <BarButton
            id="tools"
            label={() => t('tools.more')}
            word={t('tools.moreShort')}
            icon={Ellipsis}
            bar={clsx(
              runningInList,
              panel === 'suggestions' && PRESSED,
              panel === 'icebreaker' && PRESSED_BELOW_1088,
            )}
          />
        </div>
      )}
    </div>
  )
}

/** The tools of every participant, which guests have in the dock. */
export function CommonTools({ panel }: { panel: Panel | null }) {
  const isFacilitator = useLive((view) => view.you.isFacilitator)
  const disableGifs = useLive((view) => view.board.disableGifs)
  const panels = EVERYBODYS_PANELS.filter(({ id }) => id !== 'gifs' || !disableGifs)
  return (
    <>
      <UndoButtons />
      {panels.map((entry) => (
        <PanelButton key={entry.id} {...entry} isOpen={panel === entry.id} />
      ))}
      <BarButton
        id="help"
        label={() => t('tools.help')}
        word={t('tools.helpShort')}
        icon={CircleHelp}
        {...(isFacilitator && { bar: FROM_1088 })}
      />
    </>
  )
}

export function useHasResults(): boolean {
  return useLive((view) => availableResults(view.board).length > 0)
}

export function ResultsButton() {
  return <BarButton {...RESULTS_TOOL} />
}

interface BarButtonProps extends ToolEntry {
  id: Tool
  word?: string
  /** What a tool of its list started is running. */
  holdsRunning?: boolean
}

function BarButton({ id, label, word, icon: Icon, bar, holdsRunning = false }: BarButtonProps) {
  const { show } = useBoardHandlers()
  const isRunning = useRunning(id) || holdsRunning
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      data-tool={id}
      {...(isRunning && { 'aria-description': t('tools.running') })}
      {...(word !== undefined && { 'aria-label': label() })}
      onClick={({ currentTarget }) => show({ kind: id, anchor: currentTarget })}
      className={clsx(barButton, bar, isRunning ? RUNNING : QUIET)}
    >
      <Icon aria-hidden="true" className="size-4.5" />
      {word ?? label()}
    </button>
  )
}

function PanelButton({ id, label, icon: Icon, bar, isOpen }: ToolEntry & { id: Panel; isOpen: boolean }) {
  const { togglePanel } = useBoardHandlers()
  const isRunning = useRunning(id)
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      data-tool={id}
      {...(isRunning && { 'aria-description': t('tools.running') })}
      onClick={() => togglePanel(id)}
      className={clsx(barButton, bar, isOpen ? PRESSED : isRunning ? RUNNING : QUIET)}
    >
      <Icon aria-hidden="true" className="size-4.5" />
      {label()}
      {id === 'actions' && <OpenActions />}
    </button>
  )
}

const PRESSED = 'bg-fill-strong text-ink'
/** For the button of the list from which a panel was opened that has no button in the bar. */
const PRESSED_BELOW_1088 = 'max-[68rem]:bg-fill-strong max-[68rem]:text-ink'

/** The look of a button of the bar: an icon and its word; pressed while its popover is open. */
const barButton =
  'touch-target touch-inset relative inline-flex h-8 items-center justify-center gap-1.5 rounded-sm px-2 text-sm font-medium has-data-open:bg-fill-strong has-data-open:text-ink'
const QUIET = 'text-ink-soft hover:bg-fill hover:text-ink'
