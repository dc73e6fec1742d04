import type { SummarySent } from '@retropulse/contract/summary'
import { useState } from 'react'
import { postJson } from '../../../../lib/api.ts'
import { showCallFailure } from '../../../../ui/failure-toast.ts'
import { showToast } from '../../../../ui/toast.ts'
import { useLive } from '../../model/board-store.ts'
import { useBoardSummary } from '../../model/use-board-summary.ts'
import { t } from './messages.ts'

/** The button reads 'Sent' while `sent`, for a second (MAIL-6). */
export type SendState = 'idle' | 'sending' | 'sent' | 'error'

const SENT_MS = 1000
/** How long the toast stays (MAIL-6). */
const TOAST_MS = 12_000

/** Sends the summary by email and shows the outcome (MAIL-6, MAIL-8), also when it stays in the outbox (MAIL-18). */
export function useSendSummary(): { state: SendState; send: (sendToTeam: boolean) => void } {
  const boardId = useLive((view) => view.board.id)
  const teamId = useBoardSummary()?.teamId ?? null
  const [state, setState] = useState<SendState>('idle')
  const send = async (sendToTeam: boolean): Promise<void> => {
    setState('sending')
    const path = `/api/team/${teamId}/board/${boardId}/send-email`
    const sent = await postJson<SummarySent>(path, { sendToTeam })
    if (!sent.ok) {
      setState('error')
      if (sent.problem.code !== 'public-url-required') return showCallFailure(sent.problem)
      return showToast(t('failed'), { tone: 'danger', text: t('publicUrlRequired') })
    }
    if (!sent.value.isMailed) {
      setState('idle')
      showToast(t('outbox'), { text: t(sendToTeam ? 'outbox.toTeam' : 'outbox.toMe'), duration: TOAST_MS })
      return
    }
    setState('sent')
    setTimeout(() => setState('idle'), SENT_MS)
    showToast(t(sendToTeam ? 'sentToTeam' : 'sentToMe'), { tone: 'ok', duration: TOAST_MS })
  }
  return { state, send: (sendToTeam) => void send(sendToTeam) }
}
