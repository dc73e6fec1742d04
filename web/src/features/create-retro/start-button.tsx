import { clsx } from 'clsx'
import { Link, useLocation, useNavigate } from 'react-router'
import { loginPath } from '../../lib/paths.ts'
import type { RoleInTeam } from '../../lib/upgrade-hint.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { Button } from '../../ui/button.tsx'
import { ComparePlans } from '../../ui/compare-plans.tsx'
import { t } from './messages.ts'
import type { RetroLimit } from './use-retro-form.ts'

export interface StartButtonProps {
  /** Undefined while the session or the base of the retro is not known, null for a guest. */
  mayStart: true | null | undefined
  isBusy: boolean
  /** The limit that refused the retro; what lifts it stands beside the button then, or in its place (PLAN-55, CREATE-42). */
  refusedBy: RetroLimit | undefined
  role: RoleInTeam | undefined
  /** The id of what describes the retro that begins. */
  describedBy?: string
  className?: string
}

/** Starts the retro; guests sign in first, their draft is kept (CREATE-4). */
export function StartButton(props: StartButtonProps) {
  const { mayStart, isBusy, refusedBy, role, describedBy, className } = props
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  if (mayStart === undefined)
    return (
      <div className={clsx('flex', className)}>
        <Button variant="primary" size="lg" className="flex-1 px-3" disabled>
          {t('start')}
        </Button>
      </div>
    )
  if (mayStart === null)
    return (
      <div className={clsx('flex', className)}>
        <Button
          variant="primary"
          size="lg"
          className="flex-1 px-3"
          onClick={() => void navigate(loginPath(pathname + search))}
        >
          {t('signIn')}
        </Button>
      </div>
    )
  // Another press would be refused as well: the way on is to delete one of them (CREATE-42).
  if (refusedBy === 'personal')
    return (
      <div className={clsx('flex', className)}>
        <Link
          to="/dashboard"
          className={clsx(buttonClass({ variant: 'primary', size: 'lg' }), 'flex-1 px-3')}
        >
          {t('personalFull.retros')}
        </Link>
      </div>
    )
  return (
    <div className={clsx('flex gap-2', className)}>
      {refusedBy === 'plan' && <ComparePlans role={role} size="lg" className="flex-1 px-3" />}
      <Button
        type="submit"
        variant={refusedBy === undefined ? 'primary' : 'secondary'}
        size="lg"
        className="flex-1 px-3"
        busy={isBusy}
        aria-describedby={describedBy}
      >
        {t('start')}
      </Button>
    </div>
  )
}
