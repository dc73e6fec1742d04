import type { Team } from '@retropulse/contract/teams'
import Upload from 'lucide-react/icons/upload'
import { Link } from 'react-router'
import { buttonClass } from '../../../ui/button-class.ts'
import { t } from './messages.ts'

/** A link to the import, for users who may start a retro (IMPORT-1). */
export function ImportRetro({ team }: { team: Team }) {
  if (!team.mayCreateBoards) return null
  return (
    <Link to={`/team/${encodeURIComponent(team.id)}/board/import`} className={buttonClass()}>
      <Upload aria-hidden="true" className="size-4" />
      {t('importRetro')}
    </Link>
  )
}
