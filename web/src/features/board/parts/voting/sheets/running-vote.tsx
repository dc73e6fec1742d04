import { Button } from '../../../../../ui/button.tsx'
import { TextField } from '../../../../../ui/text-field.tsx'
import { useLive } from '../../../model/board-store.ts'
import { t as v } from '../running/messages.ts'
import { useDoneText } from '../running/vote-chip.tsx'
import { t } from './messages.ts'

/** How far the vote is, and End Voting (VOTE-27, VOTE-36). */
export function RunningVote({ onEnd }: { onEnd: () => void }) {
  const done = useDoneText()
  const max = useLive((view) => view.board.voting?.maxVotes ?? 0)
  return (
    <div className="flex flex-col gap-4 text-sm">
      <p>
        <span className="block font-medium">{t('running')}</span>
        {done !== null && <span className="block text-ink-soft digits">{done}</span>}
      </p>
      <TextField label={t('votes')} value={String(max)} readOnly hint={t('limitFixed')} />
      <p className="text-ink-soft">
        {t('howToEnd')} {t('blocked')}
      </p>
      <Button variant="primary" onClick={onEnd}>
        {v('end')}
      </Button>
    </div>
  )
}
