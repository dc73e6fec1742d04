import type { OrgTeam } from '@retropulse/contract/orgs'
import Archive from 'lucide-react/icons/archive'
import { Link } from 'react-router'
import { teamPath } from '../../../lib/place.ts'
import { SectionHead } from '../../../ui/section-head.tsx'
import { QuietList } from '../../../ui/quiet-list.tsx'
import { t } from './messages.ts'

/** The archived teams, apart from those in use. */
export function ArchivedTeams({ teams }: { teams: readonly OrgTeam[] }) {
  if (teams.length === 0) return null
  return (
    <section aria-labelledby="archived-teams" className="flex flex-col gap-4">
      <SectionHead id="archived-teams" title={t('archived')} text={t('archived.text')} />
      <QuietList
        rows={teams.map(({ id, name, boardsCount }) => ({
          id,
          icon: <Archive />,
          name: (
            <Link to={teamPath(id)} className="touch-target flex items-center rounded-sm hover:underline">
              {name}
            </Link>
          ),
          end: t('archived.retros', { count: boardsCount }),
        }))}
      />
    </section>
  )
}
