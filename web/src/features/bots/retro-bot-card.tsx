import type { RetroFormatAnswer } from '@retropulse/contract/bots'
import type { FormatColumn } from '@retropulse/domain/board/formats/format'
import { TOPIC_MAX } from '@retropulse/domain/bots/limits'
import Bot from 'lucide-react/icons/bot'
import ChevronDown from 'lucide-react/icons/chevron-down'
import WandSparkles from 'lucide-react/icons/wand-sparkles'
import { type KeyboardEvent, useId, useState } from 'react'
import type { RoleInTeam } from '../../lib/upgrade-hint.ts'
import { columnHues } from '../../lib/column-hues.ts'
import { usePhone } from '../../lib/use-phone.ts'
import { useLatestCall } from '../../lib/use-latest-call.ts'
import { backgroundAddress } from '../../lib/picture-address.ts'
import { BoardSketch } from '../../ui/board-sketch.tsx'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { announce } from '../../ui/live-region.ts'
import { Facts } from './bot-answer.tsx'
import { askRetroBot } from './bot-calls.ts'
import { t } from './messages.ts'
import { useBotFailure } from './use-bot-failure.tsx'

export interface RetroBotCardProps {
  /** Undefined: the retro gets no team. */
  teamId: string | undefined
  /** The role of the user in the team. */
  role: RoleInTeam | undefined
  /** Called with the columns that the user takes, and their background; null: none. */
  onUse: (columns: readonly FormatColumn[], theme: string | null) => void
}

/**
 * Retro Bot, the first card of the gallery: asks for a topic and suggests columns about it (BOT-1 to BOT-3). On a phone
 * it is a line that opens, so that the formats are nearer.
 */
export function RetroBotCard({ teamId, role, onUse }: RetroBotCardProps) {
  const headingId = useId()
  const isPhone = usePhone()
  const [topic, setTopic] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [answer, setAnswer] = useState<{ readonly topic: string; readonly format: RetroFormatAnswer } | null>(
    null,
  )
  const latest = useLatestCall()
  const { explain, dialogs } = useBotFailure('retro', role)
  const ask = async (about: string) => {
    if (isBusy || about.trim() === '') return
    setBusy(true)
    const asked = await latest((signal) => askRetroBot(teamId, about, signal))
    if (asked === null) return
    setBusy(false)
    if (!asked.ok) return explain(asked.problem)
    setAnswer({ topic: about, format: asked.value })
    announce(t('retro.columns', { topic: about }))
  }
  // The card stands inside the form that starts the retro, which Enter must not submit.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    void ask(topic)
  }
  const head = (
    <>
      <span className="flex size-9 shrink-0 items-center justify-center rounded-full bg-accent-soft text-accent-ink">
        <Bot aria-hidden="true" className="size-5" />
      </span>
      <div className="min-w-0 flex-1">
        <h2 id={headingId} className="font-semibold">
          {t('retro.name')}
        </h2>
        <p className="text-sm text-balance text-ink-soft">{t('retro.ask')}</p>
      </div>
    </>
  )
  const field = (
    <div className="flex flex-wrap items-start gap-2">
      <TextField
        label={t('retro.topic')}
        labelHidden
        placeholder={t('retro.placeholder')}
        value={topic}
        maxLength={TOPIC_MAX}
        autoComplete="off"
        enterKeyHint="go"
        onChange={(event) => setTopic(event.target.value)}
        onKeyDown={onKeyDown}
        className="min-w-36 flex-1"
      />
      <Button
        busy={isBusy}
        className="max-sm:w-full"
        icon={<WandSparkles aria-hidden="true" className="size-4" />}
        onClick={() => void ask(topic)}
      >
        {t('retro.send')}
      </Button>
    </div>
  )
  const suggestion = answer !== null && (
    <Suggestion
      {...answer}
      isBusy={isBusy}
      onAgain={() => void ask(answer.topic)}
      onUse={() => {
        onUse(columnsOf(answer.format), answer.format.theme)
        announce(t('retro.used'))
      }}
    />
  )
  return (
    <section
      aria-labelledby={headingId}
      className="mb-8 rounded-lg border border-line bg-surface max-sm:mb-5"
    >
      {isPhone ? (
        <details className="group">
          <summary className="flex min-h-14 cursor-pointer list-none items-center gap-3 rounded-lg px-4 py-3 [&::-webkit-details-marker]:hidden">
            {head}
            <ChevronDown
              aria-hidden="true"
              className="size-4 shrink-0 text-ink-faint transition-transform duration-fast group-open:rotate-180"
            />
          </summary>
          <div className="flex flex-col gap-4 px-4 pb-4">
            {field}
            {suggestion}
          </div>
        </details>
      ) : (
        <div className="flex flex-col gap-4 px-5 py-4">
          <div className="flex flex-col gap-3">
            <div className="flex items-center gap-3">{head}</div>
            {field}
          </div>
          {suggestion}
        </div>
      )}
      {dialogs}
    </section>
  )
}

interface SuggestionProps {
  topic: string
  format: RetroFormatAnswer
  isBusy: boolean
  onUse: () => void
  onAgain: () => void
}

function Suggestion({ topic, format, isBusy, onUse, onAgain }: SuggestionProps) {
  const { name, theme, flag, source } = format
  const columns = columnsOf(format)
  const hues = columnHues(columns.map(({ meaning }) => meaning))
  return (
    <div className="grid gap-5 sm:grid-cols-[17rem_minmax(0,1fr)]">
      <div className="self-start overflow-hidden rounded-md border border-line max-sm:hidden">
        <BoardSketch columns={columns} picture={theme === null ? null : backgroundAddress(theme)} />
      </div>
      <div className="flex flex-col gap-3">
        <h3 dir="auto" className="text-base font-semibold wrap-anywhere">
          {name}
        </h3>
        <ul
          aria-label={t('retro.columns', { topic })}
          className="flex flex-col items-start gap-1.5 text-sm text-pretty"
        >
          {columns.map(({ name: column }, at) => (
            <li
              key={column}
              dir="auto"
              data-hue={hues[at]}
              className="rounded-sm border border-hue-line bg-hue px-2 py-0.5 wrap-anywhere text-hue-ink"
            >
              {column}
            </li>
          ))}
        </ul>
        <Facts flag={flag} source={source} />
        <div className="flex flex-wrap gap-2">
          <Button onClick={onUse}>{t('retro.use')}</Button>
          <Button variant="quiet" busy={isBusy} onClick={onAgain}>
            {t('retro.again')}
          </Button>
        </div>
      </div>
    </div>
  )
}

function columnsOf({ content, meanings }: RetroFormatAnswer): readonly FormatColumn[] {
  return content.map((name, at) => ({ name, meaning: meanings[at] ?? 'other' }))
}
