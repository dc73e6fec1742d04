import type { TakeOver } from '@retropulse/domain/board/state'
import X from 'lucide-react/icons/x'
import { type ReactNode, useId } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { PageMark } from '../../../../ui/page-mark.tsx'
import { useBoardStore, useLive } from '../../model/board-store.ts'
import { t } from './messages.ts'

/** Offers a member of the team to take over (LEAD-6). */
export function TakeOverCard({ onClose }: { onClose: () => void }) {
  const { session } = useBoardStore()
  return (
    <Card title={t('noFacilitator')} text={t('noFacilitatorText')} close={t('notNow')} onClose={onClose}>
      <Button
        size="sm"
        aria-label={t('takeOver')}
        onClick={() => session.do({ type: 'take-over-facilitation' })}
      >
        {t('takeOverShort')}
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
      close={t('goOn')}
      onClose={onClose}
    >
      <Button size="sm" onClick={() => session.do({ type: 'end-take-over' })}>
        {t('takeBack')}
      </Button>
    </Card>
  )
}

interface CardProps {
  title: string
  text: string
  /** The name of the button that puts it away. */
  close: string
  onClose: () => void
  /** The button that changes something. */
  children: ReactNode
}

/**
 * A line at the lower edge, as low as a chip of the strip, so that it covers few notes; on a phone a row of the bar
 * there.
 */
function Card({ title, text, close, onClose, children }: CardProps) {
  const id = useId()
  return (
    <section
      role="status"
      aria-labelledby={id}
      className="flex w-full max-w-xl min-w-0 animate-fade-in items-center gap-1 rounded-md border border-line bg-raised py-2.25 ps-3.5 pe-1.5 text-sm shadow-floating max-sm:max-w-none max-sm:rounded-none max-sm:border-x-0 max-sm:border-b-0 max-sm:bg-surface max-sm:py-2 max-sm:ps-4 max-sm:shadow-none sm:w-auto"
    >
      <PageMark name="low-card" />
      <div className="me-2 min-w-0 flex-1 leading-tight">
        <h2 id={id} className="font-medium wrap-anywhere">
          {title}
        </h2>
        <p className="mt-0.5 text-xs text-ink-soft">{text}</p>
      </div>
      {children}
      <IconButton
        size="sm"
        label={close}
        icon={<X aria-hidden="true" className="size-4" />}
        onClick={onClose}
      />
    </section>
  )
}
