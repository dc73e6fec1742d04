import ArrowDownWideNarrow from 'lucide-react/icons/arrow-down-wide-narrow'
import History from 'lucide-react/icons/history'
import Image from 'lucide-react/icons/image'
import PartyPopper from 'lucide-react/icons/party-popper'
import Settings from 'lucide-react/icons/settings'
import Spotlight from 'lucide-react/icons/spotlight'
import { t } from '../../model/messages.ts'
import type { ToolEntry } from './tool-list.ts'

/** The tools of a facilitator behind 'More tools', in the order of a retro (BOARD-51). */
export const MORE_TOOLS = [
  { id: 'sorting', label: () => t('tools.sorting'), icon: ArrowDownWideNarrow },
  { id: 'spotlight', label: () => t('tools.spotlight'), icon: Spotlight },
  { id: 'summary', label: () => t('tools.summary'), icon: PartyPopper },
  { id: 'history', label: () => t('tools.history'), icon: History },
  { id: 'background', label: () => t('tools.background'), icon: Image },
  { id: 'settings', label: () => t('tools.settings'), icon: Settings },
] as const satisfies readonly ToolEntry[]
