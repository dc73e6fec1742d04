import type { SuggestedSummary } from '@retropulse/contract/suggestions'
import { SUMMARY_TEXT_MAX } from '@retropulse/domain/board/limits'
import { cleanText, hasContent } from '@retropulse/domain/kernel/text'
import { Button } from '../../../../ui/button.tsx'
import { announce } from '../../../../ui/live-region.ts'
import { TextArea } from '../../../../ui/text-area.tsx'
import { showToast } from '../../../../ui/toast.ts'
import { useBoardStore, useLive } from '../../model/board-store.ts'
import { t } from './messages.ts'
import { SuggestionFailure, WrittenBy } from './suggestion-facts.tsx'
import { useSuggestion } from './use-suggestion.ts'

/** A draft of the text above the summary (BOT-27), or the text that is there, to edit and put there (SUMMARY-25). */
export function SummarySuggestion() {
  const { session } = useBoardStore()
  const present = useLive((view) => view.board.summaryText)
  const { suggestion, ask, change, clear } = useSuggestion<SuggestedSummary>('summary')
  const request = () => void ask()
  const answer = suggestion.state === 'answered' ? suggestion.answer : null
  const add = () => {
    if (answer === null || !hasContent(answer.text)) return
    session.do({ type: 'set-summary-text', text: cleanText(answer.text).trim() })
    announce(t('summary.added'))
    showToast(t('summary.added'), { tone: 'ok' })
    clear()
  }
  const takeAway = () => session.do({ type: 'set-summary-text', text: '' })
  return (
    <section aria-label={t('summary')} className="flex flex-col gap-3">
      <div className="flex items-center justify-between gap-3">
        <div className="flex min-w-0 flex-col gap-0.5">
          <h3 className="font-medium">{t('summary')}</h3>
          <p className="text-sm text-balance text-ink-soft">{t('summary.text')}</p>
        </div>
        <Button size="sm" className="shrink-0" busy={suggestion.state === 'asking'} onClick={request}>
          {t('summary.ask')}
        </Button>
      </div>
      <SuggestionFailure suggestion={suggestion} />
      {answer === null && present !== null && (
        <div className="flex flex-col items-start gap-3 rounded-lg border border-line bg-surface p-3">
          <p dir="auto" className="text-sm whitespace-pre-wrap wrap-anywhere">
            {present}
          </p>
          <div className="flex flex-wrap gap-2">
            <Button size="sm" onClick={() => change({ by: 'built-in', because: 'no-model', text: present })}>
              {t('summary.edit')}
            </Button>
            <Button size="sm" onClick={takeAway}>
              {t('summary.remove')}
            </Button>
          </div>
        </div>
      )}
      {answer !== null && (
        <div className="flex flex-col gap-3 rounded-lg border border-line bg-surface p-3">
          <WrittenBy {...answer} />
          <TextArea
            label={t('summary.field')}
            labelHidden
            value={answer.text}
            maxLength={SUMMARY_TEXT_MAX}
            onChange={(event) => change({ ...answer, text: event.target.value })}
          />
          <div className="flex flex-wrap gap-2">
            <Button size="sm" variant="primary" onClick={add}>
              {t('summary.add')}
            </Button>
            <Button
              size="sm"
              variant="quiet"
              aria-label={t('dismiss.named', { name: t('summary.field') })}
              onClick={clear}
            >
              {t('dismiss')}
            </Button>
          </div>
        </div>
      )}
    </section>
  )
}
