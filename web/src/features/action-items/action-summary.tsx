import type { TeamAction } from '@retropulse/contract/actions'
import { clsx } from 'clsx'
import Archive from 'lucide-react/icons/archive'
import CalendarDays from 'lucide-react/icons/calendar-days'
import ChevronDown from 'lucide-react/icons/chevron-down'
import NotebookPen from 'lucide-react/icons/notebook-pen'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import Users from 'lucide-react/icons/users'
import { useProfile } from '../../lib/session.ts'
import { dayHere } from '../../lib/days.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { chipTones } from './chip-class.ts'
import { dueWords } from './due-picker.tsx'
import { t } from './messages.ts'
import { shortName } from './short-name.ts'

export interface ActionSummaryProps {
  action: TeamAction
  /** Whether the assignee is of interest; not in the list of a user's own action items. */
  hasAssignee: boolean
  /** The name of the team, where the list has several: it stands in place of the retro. */
  team: string | undefined
  /** An issue stands below the line, in the place of the retro. */
  hasIssue: boolean
  isOpen: boolean
  onToggle: () => void
}

/**
 * Assignee and due date of an action item in one line of a phone, and its retro below; a press opens what changes them.
 */
export function ActionSummary({ action, hasAssignee, team, hasIssue, isOpen, onToggle }: ActionSummaryProps) {
  const { due, retro, status, text } = action
  const you = useProfile()?.sub
  const assignee = hasAssignee ? action.assignee : null
  const place = hasIssue ? undefined : (team ?? retro?.name)
  const RetroIcon = retro?.isArchived === true ? Archive : NotebookPen
  const PlaceIcon = team === undefined ? RetroIcon : Users
  const when = due === null ? null : dueWords(due, dayHere(), status === 'done')
  const isEmpty = assignee === null && when === null && place === undefined
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      {...{ 'aria-description': t('details', { text }) }}
      onClick={onToggle}
      // 20 px high to the eye, 44 px to the thumb: it reaches over the gaps around it. The arrow stands in the first line.
      className="flex min-h-11 w-full min-w-0 items-start gap-3 rounded-sm py-3 text-start"
    >
      <span className="flex min-w-0 flex-auto flex-wrap items-center gap-x-3 gap-y-0.5 *:min-h-5">
        {!isOpen && assignee !== null && (
          <span className="flex max-w-max min-w-0 flex-1 basis-20 items-center gap-1.5">
            <Avatar
              decorative
              size="xs"
              name={assignee.name ?? ''}
              seed={assignee.id}
              src={assignee.picture ?? undefined}
            />
            <span dir="auto" className="truncate">
              {assignee.id === you ? t('you') : shortName(assignee.name ?? t('formerMember'))}
            </span>
          </span>
        )}
        {!isOpen && when !== null && (
          <span
            className={clsx(
              'flex shrink-0 items-center gap-1 whitespace-nowrap [&>svg]:size-3.5',
              chipTones[when.tone],
            )}
          >
            {when.tone === 'overdue' ? (
              <TriangleAlert aria-hidden="true" />
            ) : (
              <CalendarDays aria-hidden="true" />
            )}
            {when.words}
          </span>
        )}
        {!isOpen && place !== undefined && (
          <span className="flex min-w-0 basis-full items-start gap-1">
            <PlaceIcon aria-hidden="true" className="mt-px size-3.5 shrink-0" />
            <span dir="auto" className="line-clamp-2 wrap-anywhere">
              {place}
            </span>
          </span>
        )}
        {(isOpen || isEmpty) && (
          <span className="flex items-center">
            {t(isOpen || !hasAssignee ? 'detailsTip' : 'withoutAssignee')}
          </span>
        )}
      </span>
      <ChevronDown
        aria-hidden="true"
        className={clsx(
          'ms-auto mt-0.5 size-4 shrink-0 transition-[rotate] duration-fast',
          isOpen && 'rotate-180',
        )}
      />
    </button>
  )
}
