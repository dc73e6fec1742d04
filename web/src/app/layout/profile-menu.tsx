import { can } from '@retropulse/domain/orgs/policy'
import Building2 from 'lucide-react/icons/building-2'
import LayoutDashboard from 'lucide-react/icons/layout-dashboard'
import LogOut from 'lucide-react/icons/log-out'
import UserRound from 'lucide-react/icons/user-round'
import Settings from 'lucide-react/icons/settings'
import UserPlus from 'lucide-react/icons/user-plus'
import { useNavigate } from 'react-router'
import { teamPath } from '../../lib/place.ts'
import { useProfile } from '../../lib/session.ts'
import { MenuItem, MenuSeparator } from '../../ui/menu-items.tsx'
import { Menu } from '../../ui/menu.tsx'
import { t } from './messages.ts'
import type { DeferredMenuParts } from './deferred-menu.tsx'
import { useCurrentPlace } from './use-current-place.ts'

/** The menu of the signed-in user (SHELL-8, SHELL-9, SHELL-10). */
export function ProfileMenu(parts: DeferredMenuParts) {
  const navigate = useNavigate()
  const profile = useProfile()
  const { team, org } = useCurrentPlace()
  return (
    <Menu {...parts} align="end">
      {profile && (
        <div className="max-w-xs px-2.5 pt-1.5 pb-2">
          <p className="truncate font-medium text-ink">{profile.name}</p>
          <p className="truncate text-xs text-ink-soft">{profile.email}</p>
        </div>
      )}
      <MenuSeparator />
      <MenuItem
        icon={<LayoutDashboard aria-hidden="true" className="size-4" />}
        onSelect={() => void navigate('/dashboard')}
      >
        {t('dashboard')}
      </MenuItem>
      <MenuItem
        icon={<UserRound aria-hidden="true" className="size-4" />}
        onSelect={() => void navigate('/account')}
      >
        {t('account')}
      </MenuItem>
      {team && can(team, 'member:edit') && (
        <MenuItem
          icon={<UserPlus aria-hidden="true" className="size-4" />}
          onSelect={() => void navigate(`${teamPath(team.id)}/members#invite`)}
        >
          {t('inviteMembers')}
        </MenuItem>
      )}
      {team && can(team, 'team:edit') && (
        <MenuItem
          icon={<Settings aria-hidden="true" className="size-4" />}
          onSelect={() => void navigate(`${teamPath(team.id)}/settings`)}
        >
          {t('teamSettings')}
        </MenuItem>
      )}
      {org && can(org, 'org:edit') && (
        <MenuItem
          icon={<Building2 aria-hidden="true" className="size-4" />}
          onSelect={() => void navigate('/settings')}
        >
          {t('orgSettings')}
        </MenuItem>
      )}
      <MenuItem
        icon={<LogOut aria-hidden="true" className="size-4" />}
        onSelect={() => void navigate('/logout')}
      >
        {t('signOut')}
      </MenuItem>
    </Menu>
  )
}
