import type { Team } from '@retropulse/contract/teams'
import { clsx } from 'clsx'
import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { isOutOfRetros } from '../../../lib/may-start-retro.ts'
import { maySeePlans, upgradeHint } from '../../../lib/upgrade-hint.ts'
import { Button } from '../../../ui/button.tsx'
import { UpgradeOnDemand } from '../../../ui/upgrade-on-demand.tsx'
import { t } from './messages.ts'

export interface StartRetroProps {
  team: Team
  /** Where the line under the button stands: in the head of a page at its end, otherwise in the middle. */
  align?: 'end' | 'center'
}

/** Starts a retro of the team, or says why that is not possible (PERM-44, PLAN-11, PLAN-22). */
export function StartRetro({ team, align = 'center' }: StartRetroProps) {
  const navigate = useNavigate()
  const [isAsking, setAsking] = useState(false)
  const reason = refusal(team)
  const { credits, role } = team
  return (
    <div
      className={clsx(
        align === 'center'
          ? 'flex flex-col items-center gap-2 text-center'
          : // The button and the line are places of the head's grid, so that the line moves no button.
            'contents *:sm:col-start-2 *:sm:justify-self-end *:sm:text-end',
      )}
    >
      <Button
        variant="primary"
        icon={<Plus aria-hidden="true" className="size-4" />}
        disabledReason={reason}
        isReasonShown
        onClick={() =>
          isOutOfRetros(team)
            ? setAsking(true)
            : void navigate(`/team/${encodeURIComponent(team.id)}/board/create`)
        }
      >
        {t('startRetro')}
      </Button>
      {(credits !== null || reason !== undefined) && (
        // One line, two on a phone, whether or not there is a reason: nothing moves once the retros are used up.
        <p className="col-span-full min-h-10 text-sm text-pretty text-ink-soft digits sm:min-h-5">
          {credits !== null && t('startRetro.credits', { ...credits })}
          {/* Screen readers have the button's description. */}
          <span aria-hidden="true">
            {credits !== null && reason !== undefined && ' · '}
            {reason}
          </span>
        </p>
      )}
      <UpgradeOnDemand
        open={isAsking}
        onOpenChange={setAsking}
        limit={t('startRetro.noneLeft')}
        role={role}
      />
    </div>
  )
}

function refusal({ mayCreateBoards, isArchived, role, credits }: Team): string | undefined {
  if (!mayCreateBoards) return t(isArchived ? 'startRetro.archived' : 'startRetro.denied')
  return !isOutOfRetros({ credits }) || maySeePlans(role) ? undefined : upgradeHint(role)
}
