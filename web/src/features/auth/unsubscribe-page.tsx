import { kindIn, UNSUBSCRIBE_PATH } from '@retropulse/contract/email-kinds'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { postJson } from '../../lib/api.ts'
import { FormAlert } from '../../lib/form-alert.tsx'
import { usePageTitle } from '../../lib/page-title.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { Button } from '../../ui/button.tsx'
import { AuthSheet } from './auth-sheet.tsx'
import { explainRefusal } from './credentials.ts'
import { t } from './messages.ts'

/**
 * Stops a kind of email for the receiver of one, who need not be signed in (MAIL-36). Mail scanners follow links, so
 * that opening the page changes nothing and its only button does.
 */
export function UnsubscribePage() {
  const [query] = useSearchParams()
  const token = query.get('token') ?? ''
  const kind = kindIn(token)
  const [state, setState] = useState<'ready' | 'busy' | 'done' | 'dead'>(kind === null ? 'dead' : 'ready')
  const [error, setError] = useState<string>()
  usePageTitle(t('unsubscribe.title'))

  const unsubscribe = async () => {
    setState('busy')
    setError(undefined)
    const path = `${UNSUBSCRIBE_PATH}?${new URLSearchParams({ token }).toString()}`
    const answer = await postJson(path)
    if (answer.ok) return setState('done')
    if (answer.problem.code === 'not-found') return setState('dead')
    setState('ready')
    setError(explainRefusal(answer.problem).form ?? t('failed'))
  }

  if (state === 'dead' || kind === null)
    return (
      <AuthSheet title={t('unsubscribe.dead')} text={t('unsubscribe.dead.text')}>
        <ToAccount />
      </AuthSheet>
    )
  if (state === 'done')
    return (
      <AuthSheet title={t('unsubscribe.done')} text={t(`unsubscribe.done.${kind}`)}>
        <ToAccount />
      </AuthSheet>
    )
  return (
    <AuthSheet title={t('unsubscribe.title')} text={t(`unsubscribe.${kind}`)}>
      <FormAlert text={error} />
      <Button
        variant="primary"
        size="lg"
        busy={state === 'busy'}
        onClick={() => void unsubscribe()}
        data-arrive
      >
        {t('unsubscribe.do')}
      </Button>
    </AuthSheet>
  )
}

/** To the switches of all kinds, behind the sign-in. */
function ToAccount() {
  return (
    <Link to="/account#account-email" className={buttonClass({ size: 'lg' })}>
      {t('unsubscribe.account')}
    </Link>
  )
}
