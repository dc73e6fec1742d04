import type { IcebreakerAnswer } from '@retropulse/contract/bots'
import Bot from 'lucide-react/icons/bot'
import Check from 'lucide-react/icons/check'
import Copy from 'lucide-react/icons/copy'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { type ReactNode, useState } from 'react'
import { copyText } from '../../lib/copy-text.ts'
import { Button } from '../../ui/button.tsx'
import { announce } from '../../ui/live-region.ts'
import { showToast } from '../../ui/toast.ts'
import { t } from './messages.ts'

/** Something that the bot says in a conversation. */
export function BotSays({ children }: { children: ReactNode }) {
  return (
    <div className="flex items-start gap-3">
      <span className="flex size-9 shrink-0 items-center justify-center rounded-full bg-accent-soft text-accent-ink">
        <Bot aria-hidden="true" className="size-5" />
      </span>
      <div className="flex min-w-0 flex-1 flex-col gap-3 pt-1.5">{children}</div>
    </div>
  )
}

/** A topic and the questions about it, with a button that copies them (BOT-6, BOT-8). */
export function BotAnswer({ answer: { topic, text, flag, source } }: { answer: IcebreakerAnswer }) {
  return (
    <>
      <p
        dir="auto"
        aria-label={t('icebreaker.asked', { topic })}
        className="max-w-4/5 self-end rounded-lg bg-accent px-4 py-2 text-on-accent wrap-anywhere"
      >
        {topic}
      </p>
      <BotSays>
        <ul className="flex flex-col gap-2.5 text-base text-pretty">
          {text.split('\n').map((question) => (
            <li key={question}>{question}</li>
          ))}
        </ul>
        <Facts flag={flag} source={source} />
        <CopyQuestions topic={topic} text={text} />
      </BotSays>
    </>
  )
}

/** What to know about an answer: that it is sensitive, or that a model failed (BOT-8, BOT-21). */
export function Facts({ flag, source }: Pick<IcebreakerAnswer, 'flag' | 'source'>) {
  return (
    <>
      {flag === '1' && (
        <p className="flex items-center gap-1.5 text-sm text-warn-ink">
          <TriangleAlert aria-hidden="true" className="size-4 shrink-0" />
          {t('flag.1')}
        </p>
      )}
      {source === 'catalogue-instead' && <p className="text-sm text-ink-soft">{t('source.instead')}</p>}
    </>
  )
}

function CopyQuestions({ topic, text }: Pick<IcebreakerAnswer, 'topic' | 'text'>) {
  const [isCopied, setCopied] = useState(false)
  const copy = async () => {
    const isDone = await copyText(text)
    setCopied(isDone)
    if (isDone) announce(t('copied'))
    else showToast(t('copyFailed'))
  }
  const Icon = isCopied ? Check : Copy
  return (
    <Button
      size="sm"
      className="self-start"
      aria-label={t('copy.named', { topic })}
      icon={<Icon aria-hidden="true" className="size-4" />}
      onClick={() => void copy()}
    >
      {t(isCopied ? 'copied' : 'copy')}
    </Button>
  )
}
