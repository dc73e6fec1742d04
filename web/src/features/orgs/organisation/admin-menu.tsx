import type { ChangeOrgRole } from '@retropulse/contract/orgs'
import Crown from 'lucide-react/icons/crown'
import Ellipsis from 'lucide-react/icons/ellipsis'
import UserCog from 'lucide-react/icons/user-cog'
import UserMinus from 'lucide-react/icons/user-minus'
import { useState } from 'react'
import { IconButton } from '../../../ui/icon-button.tsx'
import { announce } from '../../../ui/live-region.ts'
import { MenuChoice, MenuItem, MenuSub } from '../../../ui/menu-items.tsx'
import { MenuOnDemand } from '../../../ui/menu-on-demand.tsx'
import { t } from './messages.ts'
import { changeOrgRole, type OrgMember } from './org-calls.ts'
import { ROLES, RoleLabel } from './role-label.tsx'
import { useOrgChange } from './use-org-change.ts'

export interface AdminMenuProps {
  orgId: string
  member: OrgMember
  /** Opens the confirmation of the removal. */
  onRemove: () => void
  /** Opens the confirmation that this person becomes the primary owner; absent unless the user is the primary owner. */
  onTransfer?: (() => void) | undefined
}

/** The menu of a row: Change Role, Make primary owner (ORG-26) and Remove (ORG-17). */
export function AdminMenu({ orgId, member, onRemove, onTransfer }: AdminMenuProps) {
  const { name } = member.profile
  const change = useOrgChange(orgId)
  const [isBusy, setBusy] = useState(false)
  const give = async (role: ChangeOrgRole['role']) => {
    if (role === member.role) return
    setBusy(true)
    if (await change(changeOrgRole(orgId, { id: member.id, role })))
      announce(t('member.roleChanged', { name, role: t(`role.${role}`) }))
    setBusy(false)
  }
  return (
    <MenuOnDemand
      align="end"
      title={name}
      trigger={
        <IconButton
          atEnd
          label={t('member.menu', { name })}
          icon={<Ellipsis className="size-5" />}
          busy={isBusy}
        />
      }
    >
      <MenuSub label={t('member.changeRole')} icon={<UserCog aria-hidden="true" className="size-4" />}>
        <MenuChoice
          value={member.role}
          onValueChange={(role) => void give(role)}
          options={ROLES.map((role) => ({ value: role, label: <RoleLabel role={role} /> }))}
        />
      </MenuSub>
      {onTransfer && (
        <MenuItem icon={<Crown aria-hidden="true" className="size-4" />} onSelect={onTransfer}>
          {t('member.transfer')}
        </MenuItem>
      )}
      <MenuItem tone="danger" icon={<UserMinus aria-hidden="true" className="size-4" />} onSelect={onRemove}>
        {t('member.remove')}
      </MenuItem>
    </MenuOnDemand>
  )
}
