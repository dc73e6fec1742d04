import Clock from 'lucide-react/icons/alarm-clock'
import ArrowDownWideNarrow from 'lucide-react/icons/arrow-down-wide-narrow'
import History from 'lucide-react/icons/history'
import Image from 'lucide-react/icons/image'
import ListChecks from 'lucide-react/icons/list-checks'
import type { LucideIcon } from 'lucide-react'
import Music from 'lucide-react/icons/music'
import PartyPopper from 'lucide-react/icons/party-popper'
import Settings from 'lucide-react/icons/settings'
import Smile from 'lucide-react/icons/smile'
import Sparkle from 'lucide-react/icons/sparkle'
import Spotlight from 'lucide-react/icons/spotlight'
import Vote from 'lucide-react/icons/vote'
import { t } from '../messages.ts'
import type { Panel, Tool } from '../view/board-actions.ts'

/** A button of the bar. */
export interface ToolEntry {
  readonly id: Tool | Panel
  readonly label: () => string
  readonly icon: LucideIcon
}

/** What everybody works with. */
export const EVERYBODYS_PANELS = [
  { id: 'gifs', label: () => t('tools.gifs'), icon: Sparkle },
  { id: 'actions', label: () => t('tools.actions'), icon: ListChecks },
] as const satisfies readonly ToolEntry[]

/** The facilitator's, in the order of a retro; those in the bar come first, the others behind "more". */
export const FACILITATORS_TOOLS = [
  { id: 'mood', label: () => t('tools.mood'), icon: Smile },
  { id: 'timer', label: () => t('tools.timer'), icon: Clock },
  { id: 'voting', label: () => t('tools.voting'), icon: Vote },
  { id: 'sorting', label: () => t('tools.sorting'), icon: ArrowDownWideNarrow },
  { id: 'spotlight', label: () => t('tools.spotlight'), icon: Spotlight },
  { id: 'summary', label: () => t('tools.summary'), icon: PartyPopper },
  { id: 'history', label: () => t('tools.history'), icon: History },
  { id: 'background', label: () => t('tools.background'), icon: Image },
  { id: 'settings', label: () => t('tools.settings'), icon: Settings },
] as const satisfies readonly ToolEntry[]

export const FACILITATORS_PANELS = [
  { id: 'icebreaker', label: () => t('tools.icebreaker'), icon: Music },
] as const satisfies readonly ToolEntry[]

/** How many of the facilitator's tools stand in the bar itself. */
export const TOOLS_IN_BAR = 3
