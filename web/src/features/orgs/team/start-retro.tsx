import type { Team } from '@retropulse/contract/teams'
import { clsx } from 'clsx'
import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { maySeePlans, upgradeHint } from '../../../lib/upgrade-hint.ts'
import { Button } from '../../../ui/button.tsx'
import { UpgradeDialog } from '../../../ui/upgrade-dialog.tsx'
import { t } from './messages.ts'

export interface StartRetroProps {
  team: Team
  /** The alignment of the reason under the button. */
  align?: 'start' | 'center'
}

/** Starts a retro of the team, or says why that is not possible (PERM-44, PLAN-11, PLAN-22). */
export function StartRetro({ team, align = 'center' }: StartRetroProps) {
  const navigate = useNavigate()
  const [isAsking, setAsking] = useState(false)
  const reason = refusal(team)
  const { credits, role } = team
  const isFull = credits !== null && credits.used >= credits.max
  return (
    <div
      className={clsx('flex flex-col gap-2', align === 'center' ? 'items-center text-center' : 'items-start')}
    >
      <Button
        variant="primary"
        icon={<Plus aria-hidden="true" className="size-4" />}
        disabledReason={reason}
        onClick={() =>
          isFull ? setAsking(true) : void navigate(`/team/${encodeURIComponent(team.id)}/board/create`)
        }
      >
        {t('startRetro')}
      </Button>
      {reason !== undefined && (
        // Touch screens show no tooltip; screen readers have the button's description.
        <p aria-hidden="true" className="hidden max-w-2xs text-sm text-ink-soft pointer-coarse:block">
          {reason}
        </p>
      )}
      {credits !== null && (
        <p className="text-sm text-ink-soft digits">{t('startRetro.credits', { ...credits })}</p>
      )}
      <UpgradeDialog open={isAsking} onOpenChange={setAsking} limit={t('startRetro.noneLeft')} role={role} />
    </div>
  )
}

function refusal({ mayCreateBoards, isArchived, role, credits }: Team): string | undefined {
  if (!mayCreateBoards) return t(isArchived ? 'startRetro.archived' : 'startRetro.denied')
  if (credits === null || credits.used < credits.max || maySeePlans(role)) return undefined
  return upgradeHint(role)
}
