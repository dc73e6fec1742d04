import type { SuggestedTitle } from '@retropulse/contract/suggestions'
import { Button } from '../../../../ui/button.tsx'
import { t } from './messages.ts'
import type { Suggestion } from './use-suggestion.ts'

/** Who wrote the suggestions, and why no model did (BOT-31). Without a model there is nothing to tell. */
export function WrittenBy({ by, because }: Pick<SuggestedTitle, 'by' | 'because'>) {
  if (because === 'no-model') return null
  const text =
    by === 'model' ? t('by.model') : t(because === 'anonymous' ? 'by.anonymous' : 'by.model-failed')
  return <p className="text-xs text-pretty text-ink-soft">{text}</p>
}

/** A failed request: what happened, and the way to try again. */
export function SuggestionFailure({
  suggestion,
  onRetry,
}: {
  suggestion: Suggestion<unknown>
  onRetry: () => void
}) {
  if (suggestion.state !== 'failed') return null
  const { code } = suggestion.problem
  const text = code === 'too-fast' ? t('often') : code === 'note-hidden' ? t('hidden') : t('failed')
  return (
    <div role="alert" className="flex flex-wrap items-center justify-between gap-2 text-sm">
      <p className="text-danger-ink">{text}</p>
      {code !== 'too-fast' && (
        <Button size="sm" onClick={onRetry}>
          {t('retry')}
        </Button>
      )}
    </div>
  )
}
