import { Link } from 'react-router'
import { t } from './messages.ts'

/** Which account would join, with the way out of it. */
export function SignedInAs({ name }: { name: string }) {
  return (
    <p className="text-sm text-ink-soft">
      {t('signedInAs', { name })}
      {' · '}
      <Link
        to="/logout"
        className="touch-target rounded-sm font-medium text-accent-ink underline underline-offset-2"
      >
        {t('signOut')}
      </Link>
    </p>
  )
}
