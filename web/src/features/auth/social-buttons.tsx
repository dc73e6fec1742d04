import type { SocialId, Status, SOCIAL_IDS as Ids } from '@retropulse/contract/accounts'
import { useState } from 'react'
import { FormAlert } from '../../lib/form-alert.tsx'
import { Button } from '../../ui/button.tsx'
import { beginSocial } from './auth-calls.ts'
import { explainRefusal } from './credentials.ts'
import { t } from './messages.ts'

export interface SocialButtonsProps {
  offered: Status['signInWith']
  returnTo: string
}

/** Buttons of the services that this installation offers (AUTH-15); nothing without any. */
export function SocialButtons({ offered, returnTo }: SocialButtonsProps) {
  const [busy, setBusy] = useState<SocialId>()
  const [error, setError] = useState<string>()
  const known = SOCIAL_IDS.filter((id) => offered.includes(id))
  if (known.length === 0) return null

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
      <FormAlert text={error} />
      <div className="flex items-center gap-3 text-sm text-ink-faint" aria-hidden="true">
        <span className="h-px flex-1 bg-line" />
        {t('or')}
        <span className="h-px flex-1 bg-line" />
      </div>
    </div>
  )
}

/**
 * A copy of a list of the contract, which stands beside schemas that would load zod in the browser. The copy has the
 * type of that list, so that the two cannot differ.
 */
const SOCIAL_IDS: typeof Ids = ['google', 'microsoft', 'github']
