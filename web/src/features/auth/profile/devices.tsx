import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '../../../ui/button.tsx'
import { showToast } from '../../../ui/toast.ts'
import { t } from '../messages.ts'
import { signOutEverywhere } from './profile-calls.ts'

/** Ends all sessions of the user (AUTH-4). */
export function Devices() {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const [isBusy, setBusy] = useState(false)
  const leave = async () => {
    setBusy(true)
    const answer = await signOutEverywhere()
    if (answer.ok) {
      queries.clear()
      return navigate('/login', { replace: true })
    }
    setBusy(false)
    showToast(t('failed'), { tone: 'danger' })
  }
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button busy={isBusy} onClick={() => void leave()}>
        {t('everywhere.do')}
      </Button>
      <span className="text-sm text-ink-soft">{t('everywhere.hint')}</span>
    </div>
  )
}
