import type { ReactNode } from 'react'
import { BoardSketch } from '../../ui/board-sketch.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { t } from './messages.ts'

/** What will be here, in small. */
const COLUMNS = (['good', 'bad', 'idea', 'question'] as const).map((meaning) => ({ name: '', meaning }))

/** The empty list, with the one next step. */
export function NoRetros({ mayStart, start }: { mayStart: boolean; start: ReactNode }) {
  return (
    <EmptyState
      icon={
        <span className="mb-2 block w-56 overflow-hidden rounded-md border border-line">
          <BoardSketch columns={COLUMNS} picture={null} />
        </span>
      }
      title={t('retros.empty')}
      text={t(mayStart ? 'retros.empty.text' : 'retros.empty.member')}
      action={start}
    />
  )
}
