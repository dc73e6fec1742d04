import { clsx } from 'clsx'
import { useLocation, useNavigate } from 'react-router'
import { loginPath } from '../../lib/paths.ts'
import type { RoleInTeam } from '../../lib/upgrade-hint.ts'
import { Button } from '../../ui/button.tsx'
import { ComparePlans } from '../../ui/compare-plans.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { t } from './messages.ts'

export interface StartButtonProps {
  /** Undefined while the session or the base of the retro is not known, null for a guest. */
  mayStart: true | null | undefined
  isBusy: boolean
  /** The plan refused the retro: the way on is another one (PLAN-55). */
  isRefused: boolean
  role: RoleInTeam | undefined
  className?: string
}

/** Starts the retro; guests sign in first, their draft is kept (CREATE-4). */
export function StartButton({ mayStart, isBusy, isRefused, role, className }: StartButtonProps) {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  if (mayStart === undefined) return <Skeleton className={clsx('h-12 rounded-md', className)} />
  if (mayStart === null)
    return (
      <Button
        variant="primary"
        size="lg"
        className={className}
        onClick={() => void navigate(loginPath(pathname + search))}
      >
        {t('signIn')}
      </Button>
    )
  return (
    <div className={clsx('flex gap-2', className)}>
      {isRefused && <ComparePlans role={role} size="lg" className="flex-1 px-3" />}
      <Button
        type="submit"
        variant={isRefused ? 'secondary' : 'primary'}
        size="lg"
        className="flex-1 px-3"
        busy={isBusy}
      >
        {t('start')}
      </Button>
    </div>
  )
}
