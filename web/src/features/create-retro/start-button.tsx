import { clsx } from 'clsx'
import { useLocation, useNavigate } from 'react-router'
import { loginPath } from '../../lib/paths.ts'
import { Button } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { t } from './messages.ts'

export interface StartButtonProps {
  /** Undefined while the session or the base of the retro is not known, null for a guest. */
  mayStart: boolean | null | undefined
  isBusy: boolean
  className?: string
}

/** Starts the retro, or shows the reason why the user may not; guests sign in first, their draft is kept (CREATE-4). */
export function StartButton({ mayStart, isBusy, className }: StartButtonProps) {
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
    <div className={className}>
      <Button
        type="submit"
        variant="primary"
        size="lg"
        className="w-full"
        busy={isBusy}
        disabledReason={mayStart ? undefined : t('denied')}
      >
        {t('start')}
      </Button>
      {!mayStart && (
        <p aria-hidden="true" className="mt-2 text-sm text-pretty text-ink-soft max-lg:text-center">
          {t('denied')}
        </p>
      )}
    </div>
  )
}
