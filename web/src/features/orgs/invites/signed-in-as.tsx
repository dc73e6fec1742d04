import { Link } from 'react-router'
import { t } from './messages.ts'
import { sentenceLinkClass } from '../../../ui/link-class.ts'

/** Which account would join, with the way out of it. */
export function SignedInAs({ name }: { name: string }) {
  return (
    <p className="text-sm text-ink-soft">
      {t('signedInAs', { name })}
      {' · '}
      <Link to="/logout" className={`touch-target ${sentenceLinkClass}`}>
        {t('signOut')}
      </Link>
    </p>
  )
}
