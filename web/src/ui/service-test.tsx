import { useState } from 'react'
import type { Answer } from '../lib/api.ts'
import { t } from '../lib/service-messages.ts'
import { Button } from './button.tsx'
import { announce } from './live-region.ts'
import { showCallFailure } from './failure-toast.ts'
import { showToast } from './toast.ts'

export interface ServiceTestProps {
  /** The name of the button, with the service. */
  label: string
  /** Asks the service. The value: why it failed, in words; null: it works. */
  test: () => Promise<Answer<string | null>>
  /** Said when it works. */
  works: string
  /** Called after the answer, so that the last success or failure is read again. */
  onTested: () => void
}

/** The button that tests a service. The row of the service shows why it failed, which is announced as well. */
export function ServiceTest({ label, test, works, onTested }: ServiceTestProps) {
  const [isBusy, setBusy] = useState(false)
  const press = async () => {
    setBusy(true)
    const answer = await test()
    setBusy(false)
    onTested()
    if (!answer.ok) showCallFailure(answer.problem)
    else if (answer.value === null) showToast(works, { tone: 'ok' })
    else announce(answer.value)
  }
  return (
    <Button size="sm" busy={isBusy} aria-label={label} onClick={() => void press()}>
      {t('test')}
    </Button>
  )
}
