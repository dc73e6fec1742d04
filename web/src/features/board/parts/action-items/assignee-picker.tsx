import type { ActionItem } from '@retropulse/domain/board/action-items/action-item'
import type { AuthorId } from '@retropulse/domain/kernel/ids'
import UserPlus from 'lucide-react/icons/user-plus'
import type { ComponentProps } from 'react'
import { Avatar } from '../../../../ui/avatar.tsx'
import { MenuChoice, MenuLabel } from '../../../../ui/menu-items.tsx'
import { Menu } from '../../../../ui/menu.tsx'
import { showToast } from '../../../../ui/toast.ts'
import { isOwn, type Reader } from '../../model/reader.ts'
import { useBoardStore } from '../../model/board-store.ts'
import { AddToTeam } from './add-to-team.tsx'
import { t } from './messages.ts'
import type { TeamMember, TeamMembers } from './team-members.ts'

/** The value that clears the assignment; shown as 'No one' (ACTION-12). */
const NONE = 'none'

export interface AssigneePickerProps {
  action: ActionItem
  reader: Reader
  team: TeamMembers
}

/** Picks the assignee of an action item, one member of the team or none (ACTION-11, ACTION-12, ACTION-13). */
export function AssigneePicker({ action, reader, team }: AssigneePickerProps) {
  const { session } = useBoardStore()
  const { you } = reader
  if (!you.seesAssignees)
    return <Closed reason={t(you.isSignedIn ? 'getInvited' : 'signIn')} action={action} />
  const assigned = action.assignees[0] ?? null
  const assignee = assigned === null ? null : known(assigned, team, reader)
  const name = assignee === null ? null : isOwn(reader, assignee.id) ? t('you') : assignee.name
  const assign = (value: string) => {
    const chosen = team.members.find(({ id }) => id === value)?.id ?? null
    session.do({ type: 'assign-action', actionId: action.id, assignee: chosen })
  }
  const label =
    name === null ? t('assignTo', { text: action.text }) : t('assignedTo', { name, text: action.text })
  return (
    <Menu
      isPhoneSheet
      title={action.text}
      trigger={<PickerButton aria-label={label} {...{ assignee, name }} />}
    >
      {team.state === 'ready' ? (
        <>
          <MenuChoice value={assigned ?? NONE} onValueChange={assign} options={options(team, reader)} />
          <AddToTeam action={action} reader={reader} team={team} />
        </>
      ) : (
        <MenuLabel>{t(team.state === 'failed' ? 'membersFailed' : 'membersLoading')}</MenuLabel>
      )}
    </Menu>
  )
}

/** Fingers get no tooltip: a press shows the reason as a toast. */
function Closed({ reason, action }: { reason: string; action: ActionItem }) {
  return (
    <PickerButton
      aria-label={t('assignTo', { text: action.text })}
      aria-disabled
      aria-description={reason}
      data-tooltip={reason}
      assignee={null}
      name={null}
      onClick={() => showToast(reason, { id: 'assignees' })}
    />
  )
}

interface PickerButtonProps extends Omit<ComponentProps<'button'>, 'name'> {
  assignee: TeamMember | null
  name: string | null
}

function PickerButton({ assignee, name, ...rest }: PickerButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className="touch-area -ms-1.5 inline-flex h-7 min-w-0 max-sm:pointer-coarse:h-11 items-center gap-1.5 rounded-sm px-1.5 text-xs text-ink-soft not-aria-disabled:hover:bg-fill not-aria-disabled:hover:text-ink aria-disabled:cursor-not-allowed aria-disabled:opacity-60 data-[state=open]:bg-fill"
    >
      {assignee === null ? (
        <UserPlus aria-hidden="true" className="size-4 shrink-0" />
      ) : (
        <Avatar
          decorative
          size="xs"
          name={assignee.name}
          seed={assignee.id}
          src={assignee.picture ?? undefined}
        />
      )}
      <span dir="auto" className="truncate">
        {name ?? t('assign')}
      </span>
    </button>
  )
}

/** The assignee as a member of the team, or, after leaving the team, as the board knows the author. */
function known(id: AuthorId, { members }: TeamMembers, { authors }: Reader): TeamMember {
  const author = authors[id]
  return (
    members.find((member) => member.id === id) ?? {
      id,
      name: author?.name ?? t('formerMember'),
      picture: author?.picture ?? null,
    }
  )
}

function options({ members }: TeamMembers, reader: Reader) {
  const assignees = members.map((member) => ({
    value: member.id as string,
    label: (
      <span className="flex min-w-0 items-center gap-2">
        <Avatar decorative size="xs" name={member.name} seed={member.id} src={member.picture ?? undefined} />
        <span dir="auto" className="truncate">
          {isOwn(reader, member.id) ? t('you') : member.name}
        </span>
      </span>
    ),
  }))
  return [{ value: NONE, label: t('unassigned') }, ...assignees]
}
