import type { SocialId, Status, SOCIAL_IDS as Ids } from '@retropulse/contract/accounts'
import { useState } from 'react'
import { Link } from 'react-router'
import { FormAlert } from '../../lib/form-alert.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { Button } from '../../ui/button.tsx'
import { beginSocial } from './auth-calls.ts'
import { explainRefusal } from './credentials.ts'
import { t } from './messages.ts'

export interface OtherWaysProps {
  offered: Status['signInWith']
  returnTo: string
}

/** The ways in that this installation offers beside the form: services (AUTH-15) and SSO (SSO-34); nothing without any. */
export function OtherWays({ offered, returnTo }: OtherWaysProps) {
  const [busy, setBusy] = useState<SocialId>()
  const [error, setError] = useState<string>()
  const known = SOCIAL_IDS.filter((id) => offered.includes(id))
  const hasSso = offered.includes('sso')
  if (known.length === 0 && !hasSso) return null

  const leaveFor = async (provider: SocialId) => {
    setBusy(provider)
    setError(undefined)
    const answer = await beginSocial(provider, returnTo)
    if (answer.ok) return location.assign(answer.value.url)
    setBusy(undefined)
    setError(
      answer.problem.code === 'unavailable' ? t('error.unreachable') : explainRefusal(answer.problem).form,
    )
  }

  return (
    <div className="flex flex-col gap-3">
      {known.map((id) => (
        <Button key={id} size="lg" busy={busy === id} onClick={() => void leaveFor(id)}>
          {t(`with.${id}`)}
        </Button>
      ))}
      {hasSso && (
        <Link to={ssoPath(returnTo)} className={buttonClass({ size: 'lg' })}>
          {t('with.sso')}
        </Link>
      )}
      <FormAlert text={error} />
      <div className="mt-2 flex items-center gap-3 text-sm text-ink-faint" aria-hidden="true">
        <span className="h-px flex-1 bg-line" />
        {t('or')}
        <span className="h-px flex-1 bg-line" />
      </div>
    </div>
  )
}

function ssoPath(returnTo: string): string {
  return returnTo === '/' ? '/sso' : `/sso?returnTo=${encodeURIComponent(returnTo)}`
}

/**
 * A copy of a list of the contract, which stands beside schemas that would load zod in the browser. The copy has the
 * type of that list, so that the two cannot differ.
 */
const SOCIAL_IDS: typeof Ids = ['google', 'microsoft', 'github']
