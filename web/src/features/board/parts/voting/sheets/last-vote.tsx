import { Button } from '../../../../../ui/button.tsx'
import { useLive } from '../../../model/board-store.ts'
import { t as v } from '../running/messages.ts'
import { t } from './messages.ts'

/** The result of the last vote, and a button that sorts the notes by it (VOTE-37). */
export function LastVote({ onSort }: { onSort: () => void }) {
  const count = useLive(({ board }) => board.notes.values().reduce((sum, { votes }) => sum + votes, 0))
  const isSorted = useLive((view) => view.board.sortBy === 'votes')
  return (
    <div className="mb-4 flex items-center gap-3 border-b border-line pb-4 text-sm">
      <p className="flex-1 text-ink-soft">{t('lastVote', { count })}</p>
      {isSorted ? (
        <p className="text-ink-soft">{t('sorted')}</p>
      ) : (
        <Button size="sm" onClick={onSort}>
          {v('sortByVotes')}
        </Button>
      )}
    </div>
  )
}
