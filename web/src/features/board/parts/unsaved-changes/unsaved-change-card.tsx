import { useId, useState } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { copyText } from '../../../../lib/copy-text.ts'
import { t } from './messages.ts'

export interface UnsavedChangeCardProps {
  text: string
  reason: string
  againLabel: string
  onAgain: () => void
  onDismiss: () => void
}

/** Offers a text back that could not be saved (CONN-16). */
export function UnsavedChangeCard({ text, reason, againLabel, onAgain, onDismiss }: UnsavedChangeCardProps) {
  const [isCopied, setCopied] = useState(false)
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="w-full max-w-sm animate-rise-in rounded-lg border border-line bg-raised p-4 shadow-floating"
    >
      <h2 id={id} className="text-sm font-medium">
        {t('title')}
      </h2>
      <p className="mt-0.5 text-sm text-ink-soft">{reason}</p>
      <blockquote
        dir="auto"
        className="mt-2 line-clamp-3 rounded-sm bg-fill px-3 py-2 text-sm whitespace-pre-wrap wrap-anywhere"
      >
        {text}
      </blockquote>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button size="sm" variant="primary" onClick={onAgain}>
          {againLabel}
        </Button>
        <Button size="sm" onClick={() => void copyText(text).then(setCopied)}>
          {t(isCopied ? 'copied' : 'copy')}
        </Button>
        <Button size="sm" className="ms-auto" onClick={onDismiss}>
          {t('dismiss')}
        </Button>
      </div>
    </section>
  )
}
