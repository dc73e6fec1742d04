import { can } from '@retropulse/domain/orgs/policy'
import { usePageTitle } from '../../../lib/page-title.ts'
import { mayStartRetro } from '../../../lib/may-start-retro.ts'
import { RetroList } from '../retro-list.tsx'
import { RetroTrash } from '../retro-trash.tsx'
import { IcebreakerLink } from './icebreaker-link.tsx'
import { t } from './messages.ts'
import { StartRetro } from './start-retro.tsx'
import { useTeam } from './use-team.ts'
import type { Team } from '@retropulse/contract/teams'
import Upload from 'lucide-react/icons/upload'
import { Link } from 'react-router'
import { buttonClass } from '../../../ui/button-class.ts'

/** All retros of a team, and below them the deleted ones (DASH-12, TRASH-9). */
export function TeamRetrosPage() {
  const team = useTeam()
  usePageTitle(t('page', { page: t('retros'), team: team.name }))
  return (
    <>
      <RetroList
        team={team}
        more={
          <>
            <IcebreakerLink team={team} />
            <ImportRetro team={team} />
          </>
        }
        start={
          <div className="flex flex-wrap items-start justify-center gap-3">
            <ImportRetro team={team} />
            <StartRetro team={team} />
          </div>
        }
      />
      {can(team, 'board:delete') && <RetroTrash teamId={team.id} />}
    </>
  )
}

/** A link to the import, for users who may start a retro (IMPORT-1). */
function ImportRetro({ team }: { team: Team }) {
  if (!mayStartRetro(team)) return null
  return (
    <Link to={`/team/${encodeURIComponent(team.id)}/board/import`} className={buttonClass()}>
      <Upload aria-hidden="true" className="size-4" />
      {t('importRetro')}
    </Link>
  )
}
