import type { Team } from '@retropulse/contract/teams'
import Snowflake from 'lucide-react/icons/snowflake'
import { Link } from 'react-router'
import { buttonClass } from '../../../ui/button-class.ts'
import { t } from './messages.ts'

/** A link to the questions that begin a meeting, where retros are prepared (ICE-3). */
export function IcebreakerLink({ team, isQuiet = false }: { team: Team; isQuiet?: boolean }) {
  return (
    <Link
      to={`/team/${encodeURIComponent(team.id)}/icebreaker-questions`}
      className={buttonClass(isQuiet ? { variant: 'quiet', size: 'sm' } : {})}
    >
      <Snowflake aria-hidden="true" className="size-4" />
      {t('icebreakers')}
    </Link>
  )
}
