import type { SocialId, Status, SOCIAL_IDS as Ids } from '@retropulse/contract/accounts'
import { clsx } from 'clsx'
import KeyRound from 'lucide-react/icons/key-round'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { FormAlert } from '../../lib/form-alert.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { GitHubMark, GoogleMark, MicrosoftMark } from '../../ui/brand-marks.tsx'
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
  // Two beside each other, so that the form below them ends within a low window.
  const isPaired = known.length + (hasSso ? 1 : 0) > 2

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
      <div className={clsx('grid gap-2 max-sm:gap-3', isPaired && 'sm:grid-cols-2')}>
        {known.map((id) => (
          <Button
            key={id}
            size={isPaired ? 'md' : 'lg'}
            busy={busy === id}
            icon={marks[id]}
            onClick={() => void leaveFor(id)}
            className={wayClass}
          >
            {t(`with.${id}`)}
          </Button>
        ))}
        {hasSso && (
          <Link
            to={ssoPath(returnTo)}
            className={clsx(buttonClass({ size: isPaired ? 'md' : 'lg' }), wayClass)}
          >
            <KeyRound aria-hidden="true" className={markClass} />
            {t('with.sso')}
          </Link>
        )}
      </div>
      <FormAlert text={error} />
      <div className="mt-2 flex items-center gap-3 text-sm text-ink-faint" aria-hidden="true">
        <span className="h-px flex-1 bg-line" />
        {t('or')}
        <span className="h-px flex-1 bg-line" />
      </div>
    </div>
  )
}

const markClass = 'size-4.5 shrink-0'

/** Ways in are found by their marks, which the owners of the services ask for as well (decision 140). */
const marks: Record<SocialId, ReactNode> = {
  google: <GoogleMark className={markClass} />,
  microsoft: <MicrosoftMark className={markClass} />,
  github: <GitHubMark className={markClass} />,
}

/** Of an odd number, the last one has a line of its own. */
const wayClass = 'sm:px-2 last:odd:col-span-full'

function ssoPath(returnTo: string): string {
  return returnTo === '/' ? '/sso' : `/sso?returnTo=${encodeURIComponent(returnTo)}`
}

/**
 * A copy of a list of the contract, which stands beside schemas that would load zod in the browser. The copy has the
 * type of that list, so that the two cannot differ.
 */
const SOCIAL_IDS: typeof Ids = ['google', 'microsoft', 'github']
