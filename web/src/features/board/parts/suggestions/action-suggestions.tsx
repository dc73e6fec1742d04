import type { SuggestedActionItems } from '@retropulse/contract/suggestions'
import { ACTION_TEXT_MAX } from '@retropulse/domain/board/limits'
import { cleanText, hasContent } from '@retropulse/domain/kernel/text'
import ListChecks from 'lucide-react/icons/list-checks'
import { Button } from '../../../../ui/button.tsx'
import { announce } from '../../../../ui/live-region.ts'
import { TextArea } from '../../../../ui/text-area.tsx'
import { newActionId } from '../../live/new-ids.ts'
import { useBoardStore } from '../../model/board-store.ts'
import { t } from './messages.ts'
import { SuggestionFailure, WrittenBy } from './suggestion-facts.tsx'
import { useSuggestion } from './use-suggestion.ts'

/** Action items that follow from the notes, each to edit, add or dismiss (BOT-28). */
export function ActionSuggestions() {
  const { session, get } = useBoardStore()
  const { suggestion, ask, change } = useSuggestion<SuggestedActionItems>('action-items')
  const request = () => void ask()
  const answer = suggestion.state === 'answered' ? suggestion.answer : null
  const put = (noteId: string, text: string | null) => {
    if (answer === null) return
    const items = answer.items.flatMap((item) =>
      item.noteId !== noteId ? [item] : text === null ? [] : [{ ...item, text }],
    )
    change({ ...answer, items })
  }
  const add = ({ text, noteId }: { text: string; noteId: string }) => {
    if (!hasContent(text)) return
    const note = get()
      .board.notes.values()
      .find(({ id }) => id === noteId)
    // Of a note that is gone by now the action item has no link.
    const link = note === undefined ? {} : { fromNote: note.id }
    session.do({ type: 'add-action', actionId: newActionId(), text: cleanText(text).trim(), ...link })
    announce(t('actions.added'))
    put(noteId, null)
  }
  return (
    <section aria-label={t('actions')} className="flex flex-col gap-3">
      <div className="flex items-center justify-between gap-3">
        <div className="flex min-w-0 flex-col gap-0.5">
          <h3 className="font-medium">{t('actions')}</h3>
          <p className="text-sm text-balance text-ink-soft">{t('actions.text')}</p>
        </div>
        <Button
          size="sm"
          className="shrink-0"
          busy={suggestion.state === 'asking'}
          {...(answer !== null && { 'aria-label': t('actions.again.named') })}
          onClick={request}
        >
          {t(answer === null ? 'actions.ask' : 'again')}
        </Button>
      </div>
      <SuggestionFailure suggestion={suggestion} />
      {answer !== null && (
        <WrittenBy by={answer.by} because={answer.because} isEmpty={answer.items.length === 0} />
      )}
      {answer?.items.length === 0 && (
        <p role="status" className="text-sm text-ink-soft">
          {t('actions.none')}
        </p>
      )}
      <ul className="flex flex-col gap-3">
        {answer?.items.map((item) => (
          <li key={item.noteId} className="flex flex-col gap-3 rounded-lg border border-line bg-surface p-3">
            <TextArea
              label={t('actions.field')}
              labelHidden
              value={item.text}
              maxLength={ACTION_TEXT_MAX}
              onChange={(event) => put(item.noteId, event.target.value)}
            />
            <div className="flex flex-wrap gap-2">
              <Button
                size="sm"
                variant="primary"
                icon={<ListChecks aria-hidden="true" className="size-4" />}
                onClick={() => add(item)}
              >
                {t('actions.add')}
              </Button>
              <Button
                size="sm"
                variant="quiet"
                aria-label={t('dismiss.named', { name: item.text.slice(0, 60) })}
                onClick={() => put(item.noteId, null)}
              >
                {t('dismiss')}
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
