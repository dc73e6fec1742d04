import type { SuggestedTitle } from '@retropulse/contract/suggestions'
import { failureText } from '../../../../lib/failure-messages.ts'
import { t } from './messages.ts'
import type { Suggestion } from './use-suggestion.ts'

interface WrittenByProps extends Pick<SuggestedTitle, 'by' | 'because'> {
  /** Whether the answer has no suggestion: then only a failure of the model is worth a word. */
  isEmpty?: boolean
}

/** Who wrote the suggestions, and why no model did (BOT-31). Without a model there is nothing to tell. */
export function WrittenBy({ by, because, isEmpty = false }: WrittenByProps) {
  if (because === 'no-model' || (isEmpty && because !== 'model-failed')) return null
  const text =
    by === 'model' ? t('by.model') : t(because === 'anonymous' ? 'by.anonymous' : 'by.model-failed')
  return <p className="text-xs text-balance text-ink-soft">{text}</p>
}

/** A failed request; the button that made it stands beside it, to try again. */
export function SuggestionFailure({ suggestion }: { suggestion: Suggestion<unknown> }) {
  if (suggestion.state !== 'failed') return null
  const { problem } = suggestion
  const { code } = problem
  const text = code === 'too-fast' ? t('often') : code === 'note-hidden' ? t('hidden') : failureText(problem)
  return (
    <p role="alert" className="text-sm text-pretty text-danger-ink">
      {text}
    </p>
  )
}
