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
import { useLinkPreview } from './use-link-preview.ts'

/**
 * The page of a sign-in link (AUTH-14, AUTH-25). It names the account first, since any user can mail a link of their
 * own account to another person. A button uses the link up, so that mail scanners do not.
 */
export function MagicLinkPage() {
  const [query] = useSearchParams()
  const token = query.get('token') ?? ''
  const navigate = useNavigate()
  const arrive = useArrival()
  const [isBusy, setBusy] = useState(false)
  const [isUsed, setUsed] = useState(false)
  const [error, setError] = useState<string>()
  const { preview, retry } = useLinkPreview(token)
  usePageTitle(t('magic.title'))

  const signIn = async () => {
    setBusy(true)
    const answer = await enterByLink(token)
    if (answer.ok) {
      await arrive()
      return navigate(destination(query.get('returnTo')), { replace: true })
    }
    setBusy(false)
    if (answer.problem.code === 'INVALID_TOKEN') setUsed(true)
    else setError(explainRefusal(answer.problem).form ?? t('failed'))
  }

  if (isUsed || preview.state === 'dead')
    return (
      <AuthSheet title={t('linkDead.title')} text={t('linkDead.text')}>
        <Link to="/login" className={buttonClass({ variant: 'primary', size: 'lg' })}>
          {t('linkDead.again')}
        </Link>
      </AuthSheet>
    )
  if (preview.state === 'failed')
    return (
      <AuthSheet title={t('magic.title')} text={t('magic.failed')}>
        <FormAlert text={explainRefusal(preview.problem).form} />
        <Button variant="primary" size="lg" onClick={retry} data-arrive>
          {t('retry')}
        </Button>
      </AuthSheet>
    )
  const isReady = preview.state === 'ready'
  return (
    <AuthSheet
      title={t('magic.title')}
      text={isReady ? t('magic.text', { email: preview.email }) : t('magic.loading')}
    >
      {isReady && preview.leavesGuest && (
        <p className="text-sm text-pretty text-ink-soft">{t('magic.leavesGuest')}</p>
      )}
      <FormAlert text={error} />
      <Button variant="primary" size="lg" busy={isBusy || !isReady} onClick={() => void signIn()} data-arrive>
        {t('signIn')}
      </Button>
    </AuthSheet>
  )
}
