import { useLocation, useNavigate } from 'react-router'
import { loginPath } from '../../../lib/place.ts'
import { Button } from '../../../ui/button.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { t } from './messages.ts'

export interface StartButtonProps {
  /** Undefined while it is not known who is here, null for a guest. */
  mayStart: boolean | null | undefined
  isBusy: boolean
}

/** Starts the retro, or says what stands in the way (board.md §6). */
export function StartButton({ mayStart, isBusy }: StartButtonProps) {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  if (mayStart === undefined) return <Skeleton className="h-12 w-full rounded-md sm:w-40" />
  if (mayStart === null)
    return (
      <Button
        variant="primary"
        size="lg"
        className="w-full sm:w-auto"
        onClick={() => void navigate(loginPath(pathname + search))}
      >
        {t('signIn')}
      </Button>
    )
  return (
    <>
      <Button
        type="submit"
        variant="primary"
        size="lg"
        className="w-full sm:w-auto"
        busy={isBusy}
        disabledReason={mayStart ? undefined : t('denied')}
      >
        {t('start')}
      </Button>
      {!mayStart && (
        <p aria-hidden="true" className="mt-3 text-sm text-ink-soft">
          {t('denied')}
        </p>
      )}
    </>
  )
}
