import type { SlackSettings, SlackMessage } from '@retropulse/contract/slack'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { getJson, valueOf, postJson } from '../../../../lib/api.ts'
import type { Problem } from '../../../../lib/problem.ts'
import { Button } from '../../../../ui/button.tsx'
import { showCallFailure } from '../../../../ui/failure-toast.ts'
import { SlackMark } from '../../../../ui/slack-mark.tsx'
import { showToast } from '../../../../ui/toast.ts'
import { useLive } from '../../model/board-store.ts'
import { useBoardSummary } from '../../model/use-board-summary.ts'
import { t } from './messages.ts'

/** 'Send to Slack' or 'Connect Slack' (SLACK-20); absent where the server has no Slack app (SLACK-3). */
export function SlackButton({ isMasked }: { isMasked: boolean }) {
  const boardId = useLive((view) => view.board.id)
  const isSignedIn = useLive((view) => view.you.isSignedIn)
  const teamId = useBoardSummary()?.teamId ?? null
  const [isSending, setSending] = useState(false)
  const { data: settings, refetch } = useQuery({
    queryKey: ['slack', boardId],
    enabled: teamId !== null && isSignedIn,
    queryFn: ({ signal }) =>
      valueOf(getJson<SlackSettings>(`/api/team/${teamId}/slack-settings?board=${boardId}`, signal)),
    throwOnError: false,
  })
  if (teamId === null || settings === undefined) return null
  const { connectUrl, configurationUrl } = settings
  const send = async () => {
    setSending(true)
    const outcome = await sendToSlack({ teamId, boardId, connectUrl })
    setSending(false)
    if (outcome.kind === 'connect') return location.assign(outcome.connectUrl)
    if (outcome.kind === 'sent') return showToast(t('sentToSlack'), { tone: 'ok' })
    showCallFailure(outcome.problem)
    void refetch()
  }
  const icon = <SlackMark className="size-4" />
  if (configurationUrl !== null)
    return (
      <Button
        className="max-sm:flex-1"
        busy={isSending}
        icon={icon}
        // While brainstorming nothing is sent (SLACK-16).
        disabledReason={isMasked ? t('sentAfterReveal') : undefined}
        onClick={() => void send()}
      >
        {t('toSlack')}
      </Button>
    )
  if (connectUrl === null) return null
  return (
    <Button className="max-sm:flex-1" icon={icon} onClick={() => location.assign(connectUrl)}>
      {t('connectSlack')}
    </Button>
  )
}

/** The outcome of sending a summary to Slack, and what the page does then. */
type SlackOutcome =
  | { readonly kind: 'sent' }
  /** The webhook is dead: the page leads the user to the connect URL (SLACK-14). */
  | { readonly kind: 'connect'; readonly connectUrl: string }
  | { readonly kind: 'failed'; readonly problem: Problem }

/** Sends a board's summary to Slack; `connectUrl` is null for users who may not connect the team. */
export async function sendToSlack({
  teamId,
  boardId,
  connectUrl,
}: {
  readonly teamId: string
  readonly boardId: string
  readonly connectUrl: string | null
}): Promise<SlackOutcome> {
  const sent = await postJson(`/api/team/${teamId}/slack-message`, {
    data: { boardId },
  } satisfies SlackMessage)
  if (sent.ok) return { kind: 'sent' }
  const isGone = sent.problem.status === 404
  return isGone && connectUrl !== null
    ? { kind: 'connect', connectUrl }
    : { kind: 'failed', problem: sent.problem }
}
