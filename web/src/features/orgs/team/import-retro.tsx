import type { Team } from '@retropulse/contract/teams'
import Upload from 'lucide-react/icons/upload'
import { Link } from 'react-router'
import { buttonClass } from '../../../ui/button-class.ts'
import { t } from './messages.ts'

/** Leads to where a retro is made of a file, for those who may start one there (teams.md §6). */
export function ImportRetro({ team }: { team: Team }) {
  if (!team.mayCreateBoards) return null
  return (
    <Link to={`/team/${encodeURIComponent(team.id)}/board/import`} className={buttonClass()}>
      <Upload aria-hidden="true" className="size-4" />
      {t('importRetro')}
    </Link>
  )
}
