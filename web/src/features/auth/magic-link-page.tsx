import { useState, useEffect } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { FormAlert } from '../../lib/form-alert.tsx'
import { usePageTitle } from '../../lib/page-title.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { BreakableText } from '../../ui/breakable-text.tsx'
import { Button } from '../../ui/button.tsx'
import { enterByLink, previewLink } from './auth-calls.ts'
import { AuthSheet } from './auth-sheet.tsx'
import { explainRefusal } from './credentials.ts'
import { destination } from './return-address.ts'
import { t } from './messages.ts'
import { useSignedIn } from './use-signed-in.ts'
import type { LinkPreview } from '@retropulse/contract/accounts'
import type { Problem } from '../../lib/problem.ts'

/**
 * The page of a sign-in link (AUTH-14, AUTH-25). It names the account first, since any user can mail a link of their
 * own account to another person. A button uses the link up, so that mail scanners do not.
 */
export function MagicLinkPage() {
  const [query] = useSearchParams()
  const token = query.get('token') ?? ''
  const navigate = useNavigate()
  const arrive = useSignedIn()
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
      text={isReady ? <Account email={preview.email} /> : t('magic.loading')}
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

/** Whose account it is, on a line of its own. */
function Account({ email }: { email: string }) {
  return (
    <>
      {t('magic.text')}{' '}
      <strong className="block font-semibold text-ink">
        <BreakableText text={email} />
      </strong>{' '}
      {t('magic.notYours')}
    </>
  )
}

type Preview =
  | { readonly state: 'loading' | 'dead' }
  | ({ readonly state: 'ready' } & LinkPreview)
  | { readonly state: 'failed'; readonly problem: Problem }

/** The account of a sign-in link. Not a cached query: signing in uses the link up, and a refetch would then fail. */
function useLinkPreview(token: string): { preview: Preview; retry: () => void } {
  const [preview, setPreview] = useState<Preview>({ state: token === '' ? 'dead' : 'loading' })
  const [question, setQuestion] = useState({ token })

  useEffect(() => {
    if (question.token === '') return undefined
    let isCurrent = true
    const ask = async () => {
      const answer = await previewLink(question.token)
      if (!isCurrent) return
      if (answer.ok) setPreview({ state: 'ready', ...answer.value })
      else if (answer.problem.code === 'INVALID_TOKEN') setPreview({ state: 'dead' })
      else setPreview({ state: 'failed', problem: answer.problem })
    }
    void ask()
    return () => {
      isCurrent = false
    }
  }, [question])

  const retry = () => {
    setPreview({ state: 'loading' })
    setQuestion({ token })
  }
  return { preview, retry }
}
