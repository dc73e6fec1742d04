import type { Team } from '@retropulse/contract/teams'
import { useQuery } from '@tanstack/react-query'
import UserRoundCog from 'lucide-react/icons/user-round-cog'
import { Link } from 'react-router'
import { locale } from '../../lib/locale.ts'
import { teamPath } from '../../lib/paths.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { PageState } from '../../ui/page-state.tsx'
import { t } from './messages.ts'
import { teamQuery } from './new-retro.ts'

/** In place of the form for a user who may not start a retro of the team: whom to ask (CREATE-39). */
export function DeniedRetro({ teamId }: { teamId: string }) {
  const { data: team, isPending } = useQuery(teamQuery(teamId))
  const names = team === undefined ? [] : adminNames(team)
  const admins = names.length === 0 ? undefined : t('denied.admins', { names: locale.list.format(names) })
  return (
    <PageState
      icon={<UserRoundCog />}
      title={t('title')}
      text={
        <>
          {t('denied')}
          {/* A line that is empty keeps the room of the names. */}
          <span className="mt-1 block">{isPending ? '\u{A0}' : admins}</span>
        </>
      }
      action={
        <>
          <Link to={teamPath(teamId)} className={buttonClass()}>
            {t('denied.team')}
          </Link>
          <Link to="/retro-formats" className={buttonClass()}>
            {t('denied.formats')}
          </Link>
        </>
      }
    />
  )
}

/** The names of the admins of a team; of those of its organisation where the team has none of its own. */
function adminNames({ members }: Pick<Team, 'members'>): readonly string[] {
  const named = members.filter(({ profile }) => profile.name !== '')
  const admins = named.filter(({ role }) => role === 'admin')
  const shown =
    admins.length > 0 ? admins : named.filter(({ role }) => role === 'org-admin' || role === 'owner')
  return shown.slice(0, ADMINS_NAMED).map(({ profile }) => profile.name)
}

const ADMINS_NAMED = 3
