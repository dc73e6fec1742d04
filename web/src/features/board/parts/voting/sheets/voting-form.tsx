import { VOTES_DEFAULT, VOTES_MAX } from '@retropulse/domain/board/limits'
import { isCount } from '@retropulse/domain/board/number'
import type { ColumnId } from '@retropulse/domain/kernel/ids'
import { useRef, useState } from 'react'
import { Button } from '../../../../../ui/button.tsx'
import { Switch } from '../../../../../ui/switch.tsx'
import { TextField } from '../../../../../ui/text-field.tsx'
import { useLive } from '../../../model/board-store.ts'
import { ColumnChoice } from './column-choice.tsx'
import { t } from './messages.ts'

/** The choices with which a vote starts (VOTE-1, VOTE-2, VOTE-6). */
export interface VotingInput {
  readonly contentId: ColumnId | null
  readonly allowedVotes: number
  readonly showsTotals: boolean
}

/** How many votes, on which column, and whether totals are shown meanwhile (VOTE-2, VOTE-1, VOTE-6). */
export function VotingForm({ onStart }: { onStart: (input: VotingInput) => void }) {
  const last = useLive((view) => view.board.voting)
  const columns = useLive((view) => view.board.columns)
  const [typed, setTyped] = useState(String(last?.maxVotes ?? VOTES_DEFAULT))
  const [chosen, choose] = useState(last?.contentId ?? null)
  const [showsTotals, setShowsTotals] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const allowedVotes = typed.trim() === '' ? Number.NaN : Number(typed)
  const isValid = isCount(allowedVotes, VOTES_MAX)
  // A column may have been removed meanwhile.
  const contentId = columns.find(({ id }) => id === chosen)?.id ?? null
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (isValid) onStart({ contentId, allowedVotes, showsTotals })
        else field.current?.focus()
      }}
    >
      <TextField
        ref={field}
        label={t('votes')}
        type="number"
        inputMode="numeric"
        min={1}
        max={100}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onFocus={(event) => event.target.select()}
        trailing={t('range', { max: VOTES_MAX })}
        {...(!isValid && { error: t('invalid') })}
      />
      <ColumnChoice columns={columns} value={contentId} onChoose={choose} />
      <Switch
        label={t('totals')}
        hint={t('totalsHint')}
        checked={showsTotals}
        onCheckedChange={setShowsTotals}
      />
      <Button type="submit" variant="primary" {...(!isValid && { 'aria-disabled': true })}>
        {t('start')}
      </Button>
    </form>
  )
}
