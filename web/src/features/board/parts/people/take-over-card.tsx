import type { TakeOver } from '@retropulse/domain/board/state'
import { type ReactNode, useId } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { useBoardStore, useLive } from '../../model/board-store.ts'
import { t } from './messages.ts'

/** Offers a member of the team to take over (LEAD-6). */
export function TakeOverCard({ onClose }: { onClose: () => void }) {
  const { session } = useBoardStore()
  return (
    <Card title={t('noFacilitator')} text={t('noFacilitatorText')}>
      <Button size="sm" variant="quiet" className="-ms-3" onClick={onClose}>
        {t('notNow')}
      </Button>
      <Button
        size="sm"
        variant="primary"
        className="ms-auto"
        onClick={() => session.do({ type: 'take-over-facilitation' })}
      >
        {t('takeOver')}
      </Button>
    </Card>
  )
}

/** Tells a facilitator who returns that a member leads, and takes the board back by one press (LEAD-8). */
export function TakeBackCard({ takeOver, onClose }: { takeOver: TakeOver; onClose: () => void }) {
  const { session } = useBoardStore()
  const name = useLive(({ authors }) => (takeOver.to === null ? null : (authors[takeOver.to]?.name ?? null)))
  const known = useLive(
    ({ people }) => people.find(({ authorId }) => authorId === takeOver.to && authorId !== undefined)?.name,
  )
  const shown = name ?? known ?? null
  return (
    <Card
      title={shown === null ? t('takenOver') : t('takenOverBy', { name: shown })}
      text={t('takenOverText')}
    >
      <Button size="sm" variant="quiet" className="-ms-3" onClick={onClose}>
        {t('goOn')}
      </Button>
      <Button
        size="sm"
        variant="primary"
        className="ms-auto"
        onClick={() => session.do({ type: 'end-take-over' })}
      >
        {t('takeBack')}
      </Button>
    </Card>
  )
}

function Card({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  const id = useId()
  return (
    <section
      role="status"
      aria-labelledby={id}
      className="w-full max-w-sm animate-rise-in rounded-lg border border-line bg-raised p-4 shadow-floating"
    >
      <h2 id={id} className="text-sm font-medium wrap-anywhere">
        {title}
      </h2>
      <p className="mt-1 mb-3 text-sm text-ink-soft">{text}</p>
      <div className="flex flex-wrap items-center justify-between gap-2">{children}</div>
    </section>
  )
}
