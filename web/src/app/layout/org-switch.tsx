import type { UserMeta } from '@retropulse/contract/orgs'
import { useQuery } from '@tanstack/react-query'
import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down'
import { useEffect } from 'react'
import { Link, useLocation } from 'react-router'
import { currentOrg, rememberedOrg } from '../../lib/paths.ts'
import { useRemembered } from '../../lib/stored-text.ts'
import { userMetaQuery } from '../../lib/session.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { t } from './messages.ts'
import { teamIdIn } from './current-team.ts'
import { LazyMenu } from '../../ui/lazy-menu.tsx'

const loadOrgMenu = async () => (await import('./org-menu.tsx')).OrgMenu

/** The current organisation: a menu for users with several, a link to the overview for the others (SHELL-5). */
export function OrgSwitch() {
  const { data: meta } = useQuery({ ...userMetaQuery, throwOnError: false })
  const org = currentOrg(meta ?? { orgs: [], teams: [] }, useRemembered(rememberedOrg))
  useFollowedTeam(meta)
  if (!meta || !org) return null
  const look = `${buttonClass({ variant: 'quiet', size: 'sm' })} max-w-full max-sm:px-1`
  return (
    <div className="min-w-0 animate-fade-in">
      {meta.orgs.length === 1 ? (
        <Link to="/dashboard" className={look}>
          <span className="truncate sm:max-w-64">{org.name}</span>
        </Link>
      ) : (
        <LazyMenu
          load={loadOrgMenu}
          trigger={(loading) => (
            <button
              {...loading}
              type="button"
              aria-label={t('organisation', { name: org.name })}
              className={look}
            >
              <span className="truncate sm:max-w-64">{org.name}</span>
              <ChevronsUpDown aria-hidden="true" className="size-3.5 shrink-0 text-ink-faint" />
            </button>
          )}
        />
      )}
    </div>
  )
}

/** SHELL-6: a page of a team in another organisation switches to that organisation. */
function useFollowedTeam(meta: UserMeta | undefined): void {
  const teamId = teamIdIn(useLocation().pathname)
  const orgId = meta?.teams.find(({ id }) => id === teamId)?.orgId
  useEffect(() => {
    if (orgId !== undefined) rememberedOrg.set(orgId)
  }, [orgId])
}
