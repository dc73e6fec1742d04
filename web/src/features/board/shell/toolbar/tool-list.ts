import Clock from 'lucide-react/icons/alarm-clock'
import ChartColumn from 'lucide-react/icons/chart-column'
import ListChecks from 'lucide-react/icons/list-checks'
import type { LucideIcon } from 'lucide-react'
import ListStart from 'lucide-react/icons/list-start'
import Smile from 'lucide-react/icons/smile'
import Snowflake from 'lucide-react/icons/snowflake'
import Vote from 'lucide-react/icons/vote'
import { t } from '../../model/messages.ts'
import { GifIcon } from '../../parts/gifs/gif-icon.tsx'
import type { Panel, Tool } from '../../model/board-handlers.ts'
import { useLive } from '../../model/board-store.ts'
import { useNarrow } from '../../model/use-narrow.ts'

/** A button of the bar. */
export interface ToolEntry {
  readonly id: Tool | Panel
  readonly label: () => string
  readonly icon: LucideIcon | typeof GifIcon
  /** Where the bar has room for it; narrower windows have it in the list (`list`). */
  readonly bar?: string
  readonly list?: string
}

/** Window widths from which the bar has room for a tool, beside a count of three digits (BOARD-51). */
export const FROM_768 = 'max-md:hidden'
export const BELOW_768 = 'md:hidden'
const FROM_896 = 'max-[56rem]:hidden'
const BELOW_896 = 'min-[56rem]:hidden'
export const FROM_1088 = 'max-[68rem]:hidden'
export const BELOW_1088 = 'min-[68rem]:hidden'

/** The tools of every participant. */
export const EVERYBODYS_PANELS = [
  { id: 'gifs', label: () => t('tools.gifs'), icon: GifIcon },
  { id: 'actions', label: () => t('tools.actions'), icon: ListChecks },
] as const satisfies readonly ToolEntry[]

/** The tools of a facilitator in the bar itself, in the order of a retro; `more-tools.ts` has the others. */
export const FACILITATORS_TOOLS = [
  { id: 'run', label: () => t('tools.run'), icon: ListStart, bar: FROM_768, list: BELOW_768 },
  { id: 'mood', label: () => t('tools.mood'), icon: Smile, bar: FROM_896, list: BELOW_896 },
  { id: 'timer', label: () => t('tools.timer'), icon: Clock },
  { id: 'voting', label: () => t('tools.voting'), icon: Vote },
] as const satisfies readonly ToolEntry[]

export const FACILITATORS_PANELS = [
  { id: 'icebreaker', label: () => t('tools.icebreaker'), icon: Snowflake, bar: FROM_1088, list: BELOW_1088 },
] as const satisfies readonly ToolEntry[]

/** The results that every participant can open again; listed once there is one (BOARD-38). */
export const RESULTS_TOOL = {
  id: 'results',
  label: () => t('tools.results'),
  icon: ChartColumn,
} as const satisfies ToolEntry

/**
 * True when one button opens the list of all tools, in place of the bar: on a phone (BOARD-51), and on a compact board
 * at every window width (BOARD-22).
 */
export function useToolList(): boolean {
  const isNarrow = useNarrow()
  const isCompact = useLive((view) => view.board.isCompact)
  return isNarrow || isCompact
}
