import { useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { FormAlert } from '../../lib/form-alert.tsx'
import { usePageTitle } from '../../lib/page-title.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { Button } from '../../ui/button.tsx'
import { enterByLink } from './auth-calls.ts'
import { AuthSheet } from './auth-sheet.tsx'
import { explainRefusal } from './credentials.ts'
import { destination } from './destination.ts'
import { t } from './messages.ts'
import { useArrival } from './use-arrival.ts'

/** Where a mailed link leads. A button uses it up, so that programs that look into mail do not. */
export function MagicLinkPage() {
  const [query] = useSearchParams()
  const token = query.get('token') ?? ''
  const navigate = useNavigate()
  const arrive = useArrival()
  const [isBusy, setBusy] = useState(false)
  const [isDead, setDead] = useState(token === '')
  const [error, setError] = useState<string>()
  usePageTitle(t('magic.title'))

  const signIn = async () => {
    setBusy(true)
    const answer = await enterByLink(token)
    if (answer.ok) {
      await arrive()
      return navigate(destination(query.get('returnTo')), { replace: true })
    }
    setBusy(false)
    if (answer.problem.code === 'INVALID_TOKEN') setDead(true)
    else setError(explainRefusal(answer.problem).form ?? t('failed'))
  }

  if (isDead)
    return (
      <AuthSheet title={t('linkDead.title')} text={t('linkDead.text')}>
        <Link to="/login" className={buttonClass({ variant: 'primary', size: 'lg' })}>
          {t('linkDead.again')}
        </Link>
      </AuthSheet>
    )
  return (
    <AuthSheet title={t('magic.title')} text={t('magic.text')}>
      <FormAlert text={error} />
      <Button variant="primary" size="lg" busy={isBusy} onClick={() => void signIn()} data-arrive>
        {t('signIn')}
      </Button>
    </AuthSheet>
  )
}
