import { usePageTitle } from '../../../lib/page-title.ts'
import { RetroList } from '../retro-list.tsx'
import { t } from './messages.ts'
import { StartRetro } from './start-retro.tsx'
import { useTeam } from './use-team.ts'

/** Every retro of a team, to look through. */
export function TeamRetrosPage() {
  const team = useTeam()
  usePageTitle(t('page', { page: t('retros'), team: team.name }))
  return <RetroList retros={team.boards} mayStart={team.mayCreateBoards} start={<StartRetro team={team} />} />
}
