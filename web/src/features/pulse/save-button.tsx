import { clsx } from 'clsx'
import { Link, useLocation, useNavigate } from 'react-router'
import { loginPath } from '../../lib/paths.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { Button } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { t } from './messages.ts'

export interface SaveButtonProps {
  /** Undefined while it is not known who is signed in; null for a guest. */
  maySave: boolean | null | undefined
  label: string
  isBusy: boolean
}

/**
 * Saves the survey, or says why that is not possible, and Cancel leaves the editor (PULSE-77). A guest signs in first,
 * and the draft waits (PULSE-21).
 */
export function SaveButton({ maySave, label, isBusy }: SaveButtonProps) {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  if (maySave === undefined) return <Skeleton className="h-10 w-28 rounded-md" />
  if (maySave === null)
    return (
      <Button variant="primary" onClick={() => void navigate(loginPath(pathname + search))}>
        {t('signIn')}
      </Button>
    )
  return (
    <div className="flex items-center gap-3 max-sm:contents">
      {!maySave && (
        // Screen readers have the button's description. On a phone it stands above the buttons.
        <p aria-hidden="true" className="text-sm text-ink-soft max-sm:order-first max-sm:basis-full">
          {t('askAdmin')}
        </p>
      )}
      <Link to="/pulse" className={clsx(buttonClass(), 'max-sm:px-3')}>
        {t('cancel')}
      </Link>
      <Button
        type="submit"
        variant="primary"
        busy={isBusy}
        disabledReason={maySave ? undefined : t('askAdmin')}
        isReasonShown
        className="max-sm:px-3"
      >
        {label}
      </Button>
    </div>
  )
}
