import type { Team } from '@retropulse/contract/teams'
import Plus from 'lucide-react/icons/plus'
import { useNavigate } from 'react-router'
import { Button } from '../../../ui/button.tsx'
import { t } from './messages.ts'

/** Starts a retro of the team, or says why that cannot be done (teams.md §6). */
export function StartRetro({ team }: { team: Team }) {
  const navigate = useNavigate()
  const reason = refusal(team)
  return (
    <div className="flex flex-col items-center gap-2 text-center">
      <Button
        variant="primary"
        icon={<Plus aria-hidden="true" className="size-4" />}
        disabledReason={reason}
        onClick={() => void navigate(`/team/${encodeURIComponent(team.id)}/board/create`)}
      >
        {t('startRetro')}
      </Button>
      {reason !== undefined && (
        // A finger gets no tooltip; screen readers have the button's description.
        <p aria-hidden="true" className="hidden max-w-2xs text-sm text-ink-soft pointer-coarse:block">
          {reason}
        </p>
      )}
    </div>
  )
}

function refusal({ mayCreateBoards, isArchived }: Team): string | undefined {
  if (mayCreateBoards) return undefined
  return t(isArchived ? 'startRetro.archived' : 'startRetro.denied')
}
