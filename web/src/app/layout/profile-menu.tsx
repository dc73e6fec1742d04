import { can } from '@retropulse/domain/orgs/policy'
import Building2 from 'lucide-react/icons/building-2'
import CreditCard from 'lucide-react/icons/credit-card'
import LayoutDashboard from 'lucide-react/icons/layout-dashboard'
import LogOut from 'lucide-react/icons/log-out'
import UserRound from 'lucide-react/icons/user-round'
import Settings from 'lucide-react/icons/settings'
import UserPlus from 'lucide-react/icons/user-plus'
import { useNavigate, useLocation } from 'react-router'
import { teamPath, currentOrg, rememberedOrg, rememberedTeam } from '../../lib/paths.ts'
import { useProfile, userMetaQuery } from '../../lib/session.ts'
import { MenuItem, MenuSeparator } from '../../ui/menu-items.tsx'
import { Menu } from '../../ui/menu.tsx'
import { t } from './messages.ts'
import type { LazyMenuParts } from '../../ui/lazy-menu.tsx'
import type { BoardSummary } from '@retropulse/contract/board'
import type { UserMeta } from '@retropulse/contract/orgs'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRemembered } from '../../lib/stored-text.ts'
import { currentTeam, teamIdIn, type TeamPlace } from './current-team.ts'
import { isBoard } from './path-rules.ts'

/** The menu of the signed-in user (SHELL-8, SHELL-9, SHELL-10). */
export function ProfileMenu(parts: LazyMenuParts) {
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
      {org && can(org, 'billing:edit') && (
        <MenuItem
          icon={<CreditCard aria-hidden="true" className="size-4" />}
          onSelect={() => void navigate('/plans')}
        >
          {t('plans')}
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

/** The organisation and team of the header, with the roles of the user there. */
interface CurrentPlace {
  readonly team?: TeamPlace | undefined
  readonly org?: UserMeta['orgs'][number] | undefined
}

function useCurrentPlace(): CurrentPlace {
  const queries = useQueryClient()
  const { data: meta } = useQuery({ ...userMetaQuery, throwOnError: false })
  const { pathname } = useLocation()
  const team = useRemembered(rememberedTeam)
  const org = useRemembered(rememberedOrg)
  if (!meta) return {}
  // A board has read its card already.
  const board = isBoard(pathname)
    ? queries.getQueryData<BoardSummary>(['board', pathname.split('/')[2]])
    : undefined
  const orgId = currentOrg(meta, org)?.id
  return {
    team: currentTeam(meta, { open: board?.teamId ?? teamIdIn(pathname), team, org }),
    org: meta.orgs.find(({ id }) => id === orgId),
  }
}
