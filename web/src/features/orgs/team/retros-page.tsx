import { can } from '@retropulse/domain/orgs/policy'
import { usePageTitle } from '../../../lib/page-title.ts'
import { RetroList } from '../retro-list.tsx'
import { RetroTrash } from '../retro-trash.tsx'
import { ImportRetro } from './import-retro.tsx'
import { t } from './messages.ts'
import { StartRetro } from './start-retro.tsx'
import { useTeam } from './use-team.ts'

/** All retros of a team, and below them the deleted ones (DASH-12, TRASH-9). */
export function TeamRetrosPage() {
  const team = useTeam()
  usePageTitle(t('page', { page: t('retros'), team: team.name }))
  return (
    <>
      <RetroList
        team={team}
        more={<ImportRetro team={team} />}
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
