import type { TeamAction } from '@retropulse/contract/actions'
import { clsx } from 'clsx'
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

export interface ActionSummaryProps {
  action: TeamAction
  /** Whether the assignee is of interest; not in the list of a user's own action items. */
  hasAssignee: boolean
  /** The name of the team, where the list has several: it stands in place of the retro. */
  team: string | undefined
  /** An issue stands beside the line, which then has no room for a place. */
  hasIssue: boolean
  isOpen: boolean
  onToggle: () => void
}

/** Assignee, due date and retro of an action item in one line of a phone; a press opens what changes them. */
export function ActionSummary({ action, hasAssignee, team, hasIssue, isOpen, onToggle }: ActionSummaryProps) {
  const { due, retro, status, text } = action
  const you = useProfile()?.sub
  const assignee = hasAssignee ? action.assignee : null
  const place = hasIssue ? undefined : (team ?? retro?.name)
  const PlaceIcon = team === undefined ? NotebookPen : Users
  const when = due === null ? null : dueWords(due, dayHere(), status === 'done')
  const isEmpty = assignee === null && when === null && place === undefined
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      {...{ 'aria-description': t('details', { text }) }}
      onClick={onToggle}
      // 20 px high to the eye, 44 px to the thumb: it reaches over the gaps around it. The arrow stands in the first line.
      className={clsx(
        'flex min-h-11 min-w-0 items-start gap-3 rounded-sm py-3 text-start',
        hasIssue ? 'flex-auto' : 'flex-1 basis-40',
      )}
    >
      {/* A place that would be cut short takes a line of its own. */}
      <span className="flex min-w-0 flex-auto flex-wrap items-center gap-x-3 *:min-h-5">
        {!isOpen && assignee !== null && (
          <span
            className={clsx('flex items-center gap-1.5', hasIssue || 'max-w-max min-w-0 flex-1 basis-20')}
          >
            <Avatar
              decorative={!hasIssue}
              size="xs"
              name={assignee.name ?? ''}
              seed={assignee.id}
              src={assignee.picture ?? undefined}
            />
            {/* Beside an issue there is no room for it. */}
            {!hasIssue && (
              <span dir="auto" className="truncate">
                {assignee.id === you ? t('you') : (assignee.name ?? t('formerMember'))}
              </span>
            )}
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
          <span className="flex max-w-max min-w-0 flex-1 basis-48 items-center gap-1">
            <PlaceIcon aria-hidden="true" className="size-3.5 shrink-0" />
            <span dir="auto" className="truncate">
              {place}
            </span>
          </span>
        )}
        {(isOpen || isEmpty) && <span className="flex items-center">{t('detailsTip')}</span>}
      </span>
      <ChevronDown
        aria-hidden="true"
        className={clsx(
          'transition-[rotate] duration-fast',
          // Last in the line, as in rows without an issue; that one is a link and cannot stand inside the button.
          hasIssue ? 'absolute -inset-e-3.5 top-0 size-11 p-3.5' : 'ms-auto mt-0.5 size-4 shrink-0',
          isOpen && 'rotate-180',
        )}
      />
    </button>
  )
}
