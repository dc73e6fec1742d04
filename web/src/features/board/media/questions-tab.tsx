import { useQuery } from '@tanstack/react-query'
import type { BoardSummary } from '@retropulse/contract/board'
import ExternalLink from 'lucide-react/icons/external-link'
import { getJson, valueOf } from '../../../lib/api.ts'
import { buttonClass } from '../../../ui/button-class.ts'
import { useLive } from '../view/board-store.ts'
import { t } from './messages.ts'
import { QuestionCard } from './question-card.tsx'

/** A question to read aloud, and the way to more of them in a tab of its own (board.md §2). */
export function QuestionsTab() {
  const id = useLive((view) => view.board.id)
  const { data } = useQuery({
    queryKey: ['board', id],
    queryFn: ({ signal }) => valueOf(getJson<BoardSummary>(`/api/board/${id}`, signal)),
    throwOnError: false,
  })
  const place = data?.teamId ? `/team/${data.teamId}` : '/team'
  return (
    <div className="flex flex-col gap-4 pt-4">
      <QuestionCard />
      <a
        href={`${place}/icebreaker-questions`}
        target="_blank"
        rel="noopener"
        className={buttonClass({ variant: 'quiet' })}
      >
        {t('more')}
        <span className="sr-only">, {t('opensTab')}</span>
        <ExternalLink aria-hidden="true" className="size-4" />
      </a>
    </div>
  )
}
