import { clsx } from 'clsx'
import ExternalLink from 'lucide-react/icons/external-link'
import { buttonClass } from '../../../ui/button-class.ts'
import { useBoardStore } from '../view/board-store.ts'
import { useBoardSummary } from '../view/use-board-summary.ts'
import { t } from './messages.ts'
import { QuestionCard } from './question-card.tsx'

/** A question to read aloud, and the way to more of them in a tab of its own (board.md §2). */
export function QuestionsTab() {
  const { session } = useBoardStore()
  const row = useBoardSummary()
  const teamId = row?.teamId ?? null
  const place = teamId === null ? '/team' : `/team/${teamId}`
  return (
    <div className="flex flex-col gap-4 pt-4">
      <QuestionCard onAsk={(question) => session.do({ type: 'ask-icebreaker', question })} />
      <a
        href={`${place}/icebreaker-questions`}
        target="_blank"
        rel="noopener"
        // Whose questions they are is known a moment later.
        className={clsx(buttonClass({ variant: 'quiet' }), row === undefined && 'invisible')}
      >
        {t('more')}
        <span className="sr-only">, {t('opensTab')}</span>
        <ExternalLink aria-hidden="true" className="size-4" />
      </a>
    </div>
  )
}
