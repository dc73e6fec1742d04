import type { Team } from '@retropulse/contract/teams'
import Ellipsis from 'lucide-react/icons/ellipsis'
import LogOut from 'lucide-react/icons/log-out'
import UserMinus from 'lucide-react/icons/user-minus'
import { IconButton } from '../../../ui/icon-button.tsx'
import { announce } from '../../../ui/live-region.ts'
import { MenuChoice, MenuItem, MenuLabel, MenuSeparator } from '../../../ui/menu-items.tsx'
import { MenuOnDemand } from '../../../ui/menu-on-demand.tsx'
import type { Member } from './members-in-order.ts'
import { t } from './messages.ts'
import { changeRole } from './team-calls.ts'
import { useTeamChange } from './use-team-change.ts'

export interface MemberMenuProps {
  team: Team
  member: Member
  isYou: boolean
  /** Opens the confirmation of the removal. */
  onRemove: () => void
}

/** The menu of a row: Change Role, Remove from team or Leave team (TEAM-18). */
export function MemberMenu({ team, member, isYou, onRemove }: MemberMenuProps) {
  const { name } = member.profile
  const change = useTeamChange(team.id)
  const give = async (role: TeamRole) => {
    if (role === member.role) return
    if (await change(changeRole(team.id, { id: member.id, role })))
      announce(t('member.roleChanged', { name, role: t(`role.${role}`) }))
  }
  return (
    <MenuOnDemand
      align="end"
      title={name}
      trigger={<IconButton atEnd label={t('member.menu', { name })} icon={<Ellipsis className="size-5" />} />}
    >
      {!isYou && (
        <>
          <MenuLabel>{t('member.changeRole')}</MenuLabel>
          <MenuChoice
            value={ROLES.find((role) => role === member.role) ?? 'member'}
            onValueChange={(role) => void give(role)}
            options={ROLES.map((role) => ({ value: role, label: <RoleLabel role={role} /> }))}
          />
          <MenuSeparator />
        </>
      )}
      <MenuItem
        tone="danger"
        icon={
          isYou ? (
            <LogOut aria-hidden="true" className="size-4" />
          ) : (
            <UserMinus aria-hidden="true" className="size-4" />
          )
        }
        onSelect={onRemove}
      >
        {t(isYou ? 'member.leave' : 'member.remove')}
      </MenuItem>
    </MenuOnDemand>
  )
}

const ROLES = ['admin', 'facilitator', 'member'] as const
type TeamRole = (typeof ROLES)[number]

function RoleLabel({ role }: { role: TeamRole }) {
  return (
    <>
      <span className="block first-letter:uppercase">{t(`role.${role}`)}</span>
      <span className="block truncate text-xs text-ink-faint">{t(`role.${role}.text`)}</span>
    </>
  )
}
