import type { BotUsage, IcebreakerAnswer } from '@retropulse/contract/bots'
import { TOPIC_MAX } from '@retropulse/domain/bots/limits'
import { useQuery } from '@tanstack/react-query'
import SendHorizontal from 'lucide-react/icons/send-horizontal'
import { type ReactNode, type SubmitEvent, useEffect, useRef, useState } from 'react'
import { Navigate, useParams } from 'react-router'
import { usePageTitle } from '../../lib/page-title.ts'
import { teamPath } from '../../lib/paths.ts'
import { useProfile, userMetaQuery } from '../../lib/session.ts'
import { useLatestCall } from '../../lib/use-latest-call.ts'
import { BackLink } from '../../ui/back-link.tsx'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { PageMark } from '../../ui/page-mark.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useDockedBar } from '../../ui/use-docked-bar.ts'
import { BotAnswer, BotSays } from './bot-answer.tsx'
import { askIcebreaker, usageQuery } from './bot-calls.ts'
import { t } from './messages.ts'
import { useBotFailure } from './use-bot-failure.tsx'

export interface IcebreakerBotPageProps {
  /** A question at random, with a button for another one. */
  card: ReactNode
}

/** The icebreaker bot: a topic is typed, and questions are answered (BOT-6, ICE-3). */
export function IcebreakerBotPage({ card }: IcebreakerBotPageProps) {
  usePageTitle(t('icebreaker.title'))
  const { teamId } = useParams()
  const profile = useProfile()
  const { data: meta } = useQuery({ ...userMetaQuery, enabled: Boolean(profile), throwOnError: false })
  const team = meta?.teams.find(({ id }) => id === teamId)
  const asked = profile ? teamId : undefined
  const { data: usage } = useQuery({
    ...usageQuery(asked ?? ''),
    enabled: asked !== undefined && team !== undefined,
    throwOnError: false,
  })
  const [answers, setAnswers] = useState<readonly IcebreakerAnswer[]>([])
  const [topic, setTopic] = useState('')
  const [waiting, setWaiting] = useState<string | null>(null)
  const latest = useLatestCall()
  const { explain, dialogs } = useBotFailure('icebreaker', team?.role)
  const form = useRef<HTMLFormElement>(null)
  useDockedBar(form)
  const end = useRef<HTMLDivElement>(null)
  // An answer ends above the field, which stays at the bottom of the window once the answers fill it.
  useEffect(() => {
    if (answers.length > 0) end.current?.scrollIntoView({ block: 'end' })
  }, [answers.length])
  // A team that is not the user's leads to the dashboard (ICE-3).
  if (meta && teamId !== undefined && team === undefined) return <Navigate to="/dashboard" replace />

  const ask = async (about: string) => {
    if (waiting !== null || about.trim() === '') return
    setWaiting(about)
    const answer = await latest((signal) => askIcebreaker(asked, about, signal))
    if (answer === null) return
    setWaiting(null)
    if (!answer.ok) return explain(answer.problem)
    setAnswers((before) => [...before, answer.value])
    setTopic('')
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    void ask(topic)
  }
  return (
    <div className="mx-auto flex w-full max-w-xl flex-1 flex-col gap-6 px-5 pt-8 sm:pt-12">
      <header>
        {teamId !== undefined && <BackLink page={team && { path: teamPath(team.id), name: team.name }} />}
        <h1 className="font-display text-3xl font-semibold tracking-tight">{t('icebreaker.title')}</h1>
        <p className="mt-2 text-balance text-ink-soft">{t('icebreaker.text')}</p>
      </header>
      <div role="log" aria-label={t('icebreaker.log')} className="flex flex-col gap-5">
        <BotSays>
          <p>{t('icebreaker.greeting')}</p>
          {card}
        </BotSays>
        {answers.map((answer, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- a conversation only grows
          <BotAnswer key={at} answer={answer} />
        ))}
        {waiting !== null && (
          <BotSays>
            <p className="flex items-center gap-2 text-ink-soft">
              <Spinner /> {t('icebreaker.writing')}
            </p>
          </BotSays>
        )}
      </div>
      <form
        ref={form}
        noValidate
        onSubmit={submit}
        className="sticky bottom-0 mt-auto flex flex-col gap-1.5 border-t border-line bg-desk pt-3 max-sm:-mx-5 max-sm:px-5 pb-[max(1rem,env(safe-area-inset-bottom))]"
      >
        <PageMark name="docked-bar" />
        <OfferedTopics isBusy={waiting !== null} onAsk={(about) => void ask(about)} />
        <div className="flex items-start gap-2">
          <TextField
            label={t('icebreaker.topic')}
            labelHidden
            placeholder={t('icebreaker.placeholder')}
            value={topic}
            maxLength={TOPIC_MAX}
            autoComplete="off"
            enterKeyHint="send"
            onChange={(event) => setTopic(event.target.value)}
            className="min-w-0 flex-1"
          />
          <IconButton
            type="submit"
            variant="primary"
            label={t('icebreaker.send')}
            busy={waiting !== null}
            icon={<SendHorizontal aria-hidden="true" className="size-4" />}
          />
        </div>
        <p className="min-h-5 text-sm text-ink-soft">
          <UsageLine usage={answers.at(-1)?.updatedUsage ?? usage} />
        </p>
      </form>
      <div ref={end} />
      {dialogs}
    </div>
  )
}

/** Topics that are one press away (BOT-33). */
function OfferedTopics({ isBusy, onAsk }: { isBusy: boolean; onAsk: (topic: string) => void }) {
  return (
    <div role="group" aria-label={t('icebreaker.topics')} className="mb-1.5 flex flex-wrap gap-2">
      {OFFERED_TOPICS.map((key) => (
        <Button key={key} size="sm" aria-disabled={isBusy} onClick={() => onAsk(t(key))}>
          {t(key)}
        </Button>
      ))}
    </div>
  )
}

const OFFERED_TOPICS = ['icebreaker.topic.travel', 'icebreaker.topic.music', 'icebreaker.topic.jobs'] as const

/** What remains of the limit (BOT-9); nothing where there is none. */
function UsageLine({ usage }: { usage: BotUsage | undefined }) {
  if (usage === undefined || usage.limit === null) return null
  const { limit, currentUsage, isMonthly } = usage
  const left = Math.max(0, limit - currentUsage)
  return t(isMonthly ? 'usage.leftMonthly' : 'usage.left', { left, limit })
}
