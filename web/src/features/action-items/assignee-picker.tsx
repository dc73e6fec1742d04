import type { TeamAction } from '@retropulse/contract/actions'
import { clsx } from 'clsx'
import UserPlus from 'lucide-react/icons/user-plus'
import { Avatar } from '../../ui/avatar.tsx'
import { MenuChoice } from '../../ui/menu-items.tsx'
import { MenuOnDemand } from '../../ui/menu-on-demand.tsx'
import type { Member } from './changed-lists.ts'
import { chipClass, chipTones } from './chip-class.ts'
import { t } from './messages.ts'
import { shortName } from './short-name.ts'

/** The marker value of no assignee, shown as Nobody (ACTION-12). */
const NONE = 'none'

export interface AssigneePickerProps {
  action: TeamAction
  members: readonly Member[]
  /** The id of the user. */
  own: string | undefined
  onSave: (assignee: string | null) => void
}

/** The assignee: one member of the team, or Nobody (ACTION-11). */
export function AssigneePicker({ action, members, own, onSave }: AssigneePickerProps) {
  const { assignee, text } = action
  const nameOf = (id: string, name: string | null) => (id === own ? t('you') : (name ?? t('formerMember')))
  const name = assignee === null ? null : nameOf(assignee.id, assignee.name)
  const label = name === null ? t('assignTo', { text }) : t('assignedTo', { name, text })
  const isCut = name !== null && shortName(name) !== name
  const options = members.map((member) => ({
    value: member.id,
    label: (
      <span className="flex min-w-0 items-center gap-2">
        <Avatar decorative size="xs" name={member.name} seed={member.id} src={member.picture ?? undefined} />
        <span dir="auto" className="truncate">
          {nameOf(member.id, member.name)}
        </span>
      </span>
    ),
  }))
  return (
    <MenuOnDemand
      title={t('assign')}
      trigger={
        <button
          type="button"
          aria-label={label}
          data-tooltip={isCut ? name : undefined}
          className={clsx(
            chipClass,
            assignee === null ? ['max-w-none! shrink-0', chipTones.unset] : chipTones.later,
          )}
        >
          {assignee === null ? (
            <UserPlus aria-hidden="true" className="size-4 shrink-0" />
          ) : (
            <Avatar
              decorative
              size="xs"
              name={assignee.name ?? ''}
              seed={assignee.id}
              src={assignee.picture ?? undefined}
            />
          )}
          <span dir="auto" className={clsx('max-w-60 truncate', isCut && 'sm:hidden')}>
            {name ?? t('assign')}
          </span>
          {isCut && (
            <span dir="auto" className="hidden truncate sm:block">
              {shortName(name)}
            </span>
          )}
        </button>
      }
    >
      <MenuChoice
        value={assignee?.id ?? NONE}
        onValueChange={(value) => onSave(value === NONE ? null : value)}
        options={[{ value: NONE, label: t('unassigned') }, ...options]}
      />
    </MenuOnDemand>
  )
}
