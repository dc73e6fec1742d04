import type { ColumnId } from '@retropulse/domain/kernel/ids'
import { clsx } from 'clsx'
import { useLive } from '../../model/board-store.ts'
import { useNarrow } from '../../model/use-narrow.ts'
import { BrainstormButton } from './brainstorm-button.tsx'
import { ToolPopover } from '../../parts/controls/tool-popover.tsx'
import { t } from '../../model/messages.ts'
import { t as say } from './tool-sheet-messages.ts'
import {
  BELOW_1088,
  BELOW_768,
  EVERYBODYS_PANELS,
  FACILITATORS_PANELS,
  FACILITATORS_TOOLS,
  RESULTS_TOOL,
  type ToolEntry,
  useToolList,
} from './tool-list.ts'
import { availableResults } from '../../parts/results/available-results.ts'
import ArrowDownWideNarrow from 'lucide-react/icons/arrow-down-wide-narrow'
import CircleHelp from 'lucide-react/icons/circle-question-mark'
import History from 'lucide-react/icons/history'
import Image from 'lucide-react/icons/image'
import PartyPopper from 'lucide-react/icons/party-popper'
import Pencil from 'lucide-react/icons/pencil'
import Settings from 'lucide-react/icons/settings'
import Share from 'lucide-react/icons/share-2'
import Spotlight from 'lucide-react/icons/spotlight'
import WandSparkles from 'lucide-react/icons/wand-sparkles'
import { RUNNING, useRunning } from './use-running.ts'
import { closeThen } from '../../parts/controls/close-then-act.ts'
import { useBoardSummary } from '../../model/use-board-summary.ts'
import { type Panel, type Tool, useBoardHandlers } from '../../model/board-handlers.ts'

export interface ToolSheetProps {
  anchor: HTMLElement
  /** The open column where columns are tabs: a facilitator renames it from here (BOARD-4). */
  columnId: ColumnId | null
}

/** The list of tools that have no room in the bar; on a phone or a compact board all tools (BOARD-22, BOARD-51). */
export function ToolSheet({ anchor, columnId }: ToolSheetProps) {
  const isList = useToolList()
  const isFacilitator = useLive((view) => view.you.isFacilitator)
  const disableGifs = useLive((view) => view.board.disableGifs)
  const hasResults = useLive((view) => availableResults(view.board).length > 0)
  const offersSuggestions = useBoardSummary()?.offersSuggestions ?? false
  const panels = EVERYBODYS_PANELS.filter(({ id }) => id !== 'gifs' || !disableGifs)
  const isNarrow = useNarrow()
  const isGuest = useLive((view) => !view.you.isSignedIn)
  return (
    <ToolPopover
      anchor={anchor}
      title={t(isList ? 'tools.all' : 'tools.more')}
      isList
      className={isList ? 'w-112' : 'w-72'}
    >
      {isList && (
        <ul className={columnsLook}>
          {panels.map((entry) => (
            <PanelRow key={entry.id} {...entry} anchor={anchor} />
          ))}
          {hasResults && <ToolRow {...RESULTS_TOOL} anchor={anchor} />}
          {isNarrow && <ShareRow anchor={anchor} isGuest={isGuest} />}
          <ToolRow {...SHORT_HELP} anchor={anchor} />
        </ul>
      )}
      {isFacilitator && (
        <>
          {isList && (
            <h3 className="mt-3 mb-1 px-2 text-xs font-medium text-ink-faint max-sm:px-0">
              {t('tools.facilitator')}
            </h3>
          )}
          <ul className={isList ? columnsLook : listLook}>
            {FACILITATORS_PANELS.map(({ list, ...entry }) => (
              <PanelRow key={entry.id} {...entry} {...(!isList && { list })} anchor={anchor} />
            ))}
            {isList
              ? FACILITATORS_TOOLS.map((entry) => (
                  <ToolRow key={entry.id} {...entry} list="" anchor={anchor} />
                ))
              : OVERFLOWING.map((entry) => <ToolRow key={entry.id} {...entry} anchor={anchor} />)}
            <li className={clsx(isList || BELOW_768)}>
              <BrainstormButton className={rowLook} />
            </li>
            {MORE_TOOLS.map((entry) => (
              <ToolRow key={entry.id} {...entry} anchor={anchor} />
            ))}
            {isNarrow && <RenameRow columnId={columnId} />}
            {offersSuggestions && <PanelRow {...SUGGESTIONS_PANEL} anchor={anchor} />}
            {!isList && hasResults && <ToolRow {...RESULTS_TOOL} anchor={anchor} />}
            {!isList && <ToolRow {...HELP} list={BELOW_1088} anchor={anchor} />}
          </ul>
        </>
      )}
    </ToolPopover>
  )
}

const listLook = 'flex flex-col'
/** Columns for all tools, so that they are in sight at once; on a phone each is a tile with its icon on top. */
const columnsLook = 'grid grid-cols-3 gap-x-2 max-sm:gap-1.5'

/** The look of the brainstorm button as a row of the list, and as a tile on a phone. */
const rowLook =
  'h-10! w-full justify-start! gap-3! px-2! font-normal! not-aria-pressed:text-ink [&_svg]:size-4.5 ' +
  'not-aria-pressed:[&_svg]:text-ink-faint ' +
  'max-sm:h-16! max-sm:justify-center! max-sm:gap-1.5! max-sm:px-1! max-sm:not-aria-pressed:bg-fill! max-sm:[&>span]:flex-col'

/** The tools of a facilitator behind 'More tools', in the order of a retro (BOARD-51). */
const MORE_TOOLS = [
  { id: 'sorting', label: () => say('sorting'), icon: ArrowDownWideNarrow },
  { id: 'spotlight', label: () => say('spotlight'), icon: Spotlight },
  { id: 'summary', label: () => say('summary'), icon: PartyPopper },
  { id: 'history', label: () => say('history'), icon: History },
  { id: 'background', label: () => say('background'), icon: Image },
  { id: 'settings', label: () => say('settings'), icon: Settings },
] as const satisfies readonly ToolEntry[]

/** Stands last: whether it is offered is known a moment later than the others, and nothing moves (BOT-26). */
const SUGGESTIONS_PANEL = {
  id: 'suggestions',
  label: () => say('suggestions'),
  icon: WandSparkles,
} as const satisfies ToolEntry
/** The tools that the bar shows in wide windows only. */
const OVERFLOWING = FACILITATORS_TOOLS.flatMap((entry) => ('list' in entry ? [entry] : []))

const HELP = { id: 'help', label: () => t('tools.help'), icon: CircleHelp } as const satisfies ToolEntry

const SHORT_HELP = { ...HELP, label: () => t('tools.helpShort'), name: () => t('tools.help') } as const

/** A tool by its name, in a list. */
function ToolRow({
  id,
  anchor,
  ...entry
}: ToolEntry & Pick<RowProps, 'name'> & { id: Tool; anchor: HTMLElement }) {
  const { show, hide } = useBoardHandlers()
  const isRunning = useRunning(id)
  return (
    <Row {...entry} {...{ isRunning }} onPress={() => closeThen(hide, () => show({ kind: id, anchor }))} />
  )
}

/** The share panel, where the header of a phone has no room for its button: beside 'Sign in', and below 360 px. */
function ShareRow({ anchor, isGuest }: { anchor: HTMLElement; isGuest: boolean }) {
  const { show, hide } = useBoardHandlers()
  return (
    <Row
      label={() => t('share')}
      icon={Share}
      {...(!isGuest && { list: 'min-[22.4375rem]:hidden' })}
      onPress={() => closeThen(hide, () => show({ kind: 'share', anchor }))}
    />
  )
}

function RenameRow({ columnId }: { columnId: ColumnId | null }) {
  const { rename, hide } = useBoardHandlers()
  const isThere = useLive(({ board }) => board.columns.some(({ id }) => id === columnId))
  if (columnId === null || !isThere) return null
  return (
    <Row
      label={() => t('column.renameOpen')}
      icon={Pencil}
      // It fills a row, together with the suggestions where they are offered.
      list="max-sm:col-span-2 max-sm:last:col-span-3"
      onPress={() => closeThen(hide, () => rename(columnId))}
    />
  )
}

/** A panel by its name, in a list; when it closes, the focus returns to the button that opened the list. */
function PanelRow({ id, anchor, ...entry }: ToolEntry & { id: Panel; anchor: HTMLElement }) {
  const { togglePanel, hide } = useBoardHandlers()
  const open = () => {
    anchor.focus()
    togglePanel(id)
  }
  const isRunning = useRunning(id)
  return <Row {...entry} {...{ isRunning }} onPress={() => closeThen(hide, open)} />
}

interface RowProps extends Omit<ToolEntry, 'id' | 'bar'> {
  /** The accessible name where the label is short for it. */
  name?: () => string
  /** What it started is under way (BOARD-87). */
  isRunning?: boolean
  onPress: () => void
}

function Row({ label, name, icon: Icon, list, isRunning = false, onPress }: RowProps) {
  return (
    <li className={list}>
      <button
        type="button"
        onClick={onPress}
        aria-label={name?.()}
        {...(isRunning && { 'aria-description': t('tools.running') })}
        className={clsx(
          'touch-target flex h-10 w-full items-center gap-3 rounded-sm px-2 text-start text-sm',
          'max-sm:h-auto max-sm:min-h-16 max-sm:flex-col max-sm:justify-center max-sm:gap-1.5 max-sm:px-1 max-sm:text-center',
          isRunning ? RUNNING : 'hover:bg-fill max-sm:bg-fill max-sm:hover:bg-fill-strong',
        )}
      >
        <Icon aria-hidden="true" className={clsx('size-4.5 shrink-0', !isRunning && 'text-ink-faint')} />
        <span className="truncate max-sm:max-w-full max-sm:whitespace-normal">{label()}</span>
      </button>
    </li>
  )
}
