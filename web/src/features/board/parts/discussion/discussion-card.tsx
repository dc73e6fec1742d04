import { discussedCard } from '@retropulse/domain/board/discussion/discussion'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import X from 'lucide-react/icons/x'
import { Button } from '../../../../ui/button.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { PageMark } from '../../../../ui/page-mark.tsx'
import { hideToastOf } from '../../../../ui/hide-toast.ts'
import { useMembers } from '../../model/group-notes.ts'
import { useBoardStore, useLive } from '../../model/board-store.ts'
import { voteRanking } from '../../model/vote-results.ts'
import { slotOf } from '../drag/animate-drop.ts'
import { hiddenDiscussion, lastPlace } from './discussion-memory.ts'
import { neighboursOf, placeOf } from './discussion-steps.ts'
import { DiscussedActions } from './discussed-actions.tsx'
import { DiscussedNote } from './discussed-note.tsx'
import { t } from './messages.ts'
import { useDiscussionOpen } from './use-discussion-open.ts'
import type { Note } from '@retropulse/domain/board/state'

/** The framed note for all participants, its action items beside it, and the steps for facilitators (DISCUSS-9). */
export function DiscussionCard() {
  const card = useLive((view) => discussedCard(view.board))
  const discussed = useLive((view) => view.board.discussedNote)
  const isOpen = useDiscussionOpen()
  const at = useLive((view) => placeOf(view.board))
  const of = useLive((view) => voteRanking(view.board).cards.length)
  const leads = useLive((view) => view.you.isFacilitator)
  useFramedNoteInView(card)
  useEffect(() => {
    if (at !== null) lastPlace.set(at)
  }, [at])
  useEffect(() => {
    // The toast of the end of the vote would cover what is discussed.
    if (isOpen) hideToastOf('voting-says')
  }, [isOpen])
  if (!isOpen) return null
  return (
    <section
      aria-label={t('titleAlone')}
      className="pointer-events-auto order-first mx-auto flex max-h-[min(24rem,55dvh)] w-full max-w-2xl basis-full flex-col gap-3 rounded-lg border border-line bg-raised p-4 shadow-floating max-sm:order-none max-sm:max-h-[45dvh] max-sm:p-3"
    >
      <PageMark name="docked-wide" />
      <header className="flex shrink-0 items-center gap-2">
        <h2 className="min-w-0 flex-1 truncate font-display text-lg font-semibold tracking-tight digits">
          <span className={at === null ? '' : 'max-sm:sr-only'}>
            {at === null ? t('titleAlone') : t('title', { at: at + 1, of })}
          </span>
          {at !== null && (
            <span aria-hidden="true" className="sm:hidden">
              {t('titleShort', { at: at + 1, of })}
            </span>
          )}
        </h2>
        {leads && <Steps />}
        <IconButton
          size="sm"
          label={t('hide')}
          icon={<X aria-hidden="true" className="size-4.5" />}
          onClick={() => hiddenDiscussion.set(discussed)}
        />
      </header>
      {card === null ? (
        <p className="text-sm text-ink-soft">
          <strong className="block font-medium text-ink">{t('gone')}</strong>
          {t('goneText')}
        </p>
      ) : (
        <Framed card={card} />
      )}
    </section>
  )
}

function Framed({ card }: { card: Note }) {
  const members = useMembers(card.id)
  return (
    <div className="grid min-h-0 grid-cols-2 gap-4 overflow-y-auto overscroll-contain max-sm:grid-cols-1 max-sm:gap-3">
      <DiscussedNote {...{ card, members }} />
      <DiscussedActions key={card.id} {...{ card, members }} />
    </div>
  )
}

/** Previous, Next and Done (DISCUSS-4). A step that was reached by its button keeps the focus. */
function Steps() {
  const { session } = useBoardStore()
  const place = useSyncExternalStore(lastPlace.subscribe, lastPlace.get) ?? 0
  const previous = useLive((view) => neighboursOf(view.board, place).previous)
  const next = useLive((view) => neighboursOf(view.board, place).next)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // 'Discuss next' in the status line is gone now: its focus comes here.
    if (document.activeElement === document.body)
      box.current?.querySelector<HTMLElement>('[data-next]')?.focus()
  }, [])
  const frame = (note: typeof next) => session.do({ type: 'set-discussion', note })
  return (
    <div ref={box} className="flex items-center gap-1.5">
      <Button size="sm" disabled={previous === null} onClick={() => frame(previous)}>
        {t('previous')}
      </Button>
      {next !== null && (
        <Button data-next size="sm" variant="primary" onClick={() => frame(next)}>
          {t('following')}
        </Button>
      )}
      <Button
        {...(next === null && { 'data-next': true, variant: 'primary' })}
        size="sm"
        onClick={() => frame(null)}
      >
        {t('done')}
      </Button>
    </div>
  )
}

/** Scrolls the framed note of the board into view, for viewers who look there. */
function useFramedNoteInView(card: Note | null): void {
  const id = card?.id
  useEffect(() => {
    if (id === undefined) return
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
    slotOf(id)?.scrollIntoView({ block: 'start', behavior: isCalm ? 'auto' : 'smooth' })
  }, [id])
}
