import { discussedCard } from '@retropulse/domain/board/discussion/discussion'
import { clsx } from 'clsx'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import ChevronDown from 'lucide-react/icons/chevron-down'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import { Button } from '../../../../ui/button.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { PageMark } from '../../../../ui/page-mark.tsx'
import { hideToastOf } from '../../../../ui/hide-toast.ts'
import { actionLists } from '../action-items/action-lists.ts'
import { useMembers } from '../../model/group-notes.ts'
import { columnTitle } from '../../model/column-name.ts'
import { useBoardStore, useLive } from '../../model/board-store.ts'
import { voteRanking } from '../../model/vote-results.ts'
import { useNarrow } from '../../model/use-narrow.ts'
import { lastDiscussed } from '../../model/last-discussed.ts'
import { hiddenDiscussion } from './discussion-memory.ts'
import { neighboursOf, placeOf } from './discussion-steps.ts'
import { DiscussedActions } from './discussed-actions.tsx'
import { DiscussedNote, DiscussedVotes } from './discussed-note.tsx'
import { useFramedInView } from './framed-in-view.ts'
import { t } from './messages.ts'
import { useDiscussionOpen } from './use-discussion-open.ts'
import type { Note } from '@retropulse/domain/board/state'

/**
 * What is discussed, in a few lines that leave the board in sight: the framed note, its action items beside it, and the
 * steps for facilitators (DISCUSS-9).
 */
export function DiscussionCard() {
  const card = useLive((view) => discussedCard(view.board))
  const discussed = useLive((view) => view.board.discussedNote)
  const isOpen = useDiscussionOpen()
  const at = useLive((view) => placeOf(view.board))
  const of = useLive((view) => voteRanking(view.board).cards.length)
  const leads = useLive((view) => view.you.isFacilitator)
  const column = useLive(
    ({ board }) => columnTitle(board.columns.find(({ id }) => id === card?.columnId)?.name ?? '').name,
  )
  useFramedInView(card)
  useEffect(() => {
    if (at !== null) lastDiscussed.set(at)
  }, [at])
  useEffect(() => {
    // The toast of the end of the vote would cover what is discussed.
    if (isOpen) hideToastOf('voting-says')
  }, [isOpen])
  if (!isOpen) return null
  return (
    <section
      aria-label={t('titleAlone')}
      className={clsx(
        docked,
        fadesAbove,
        'pointer-events-auto order-first mx-auto flex max-h-[min(18rem,45dvh)] w-full max-w-2xl basis-full flex-col gap-2 rounded-lg border border-line bg-raised p-4 pt-3 shadow-floating max-sm:order-none max-sm:max-h-[clamp(16rem,100dvh-33rem,20rem)] max-sm:p-3',
      )}
    >
      <PageMark name="docked-wide" />
      <header className="flex shrink-0 items-center gap-x-3 gap-y-2 max-sm:gap-2 max-[22rem]:flex-wrap">
        <h2 className="shrink-0 font-display text-lg font-semibold tracking-tight whitespace-nowrap digits max-sm:min-w-0 max-sm:flex-1 max-sm:text-sm">
          {at === null ? t('titleAlone') : t('title', { at: at + 1, of })}
        </h2>
        {card !== null && <DiscussedVotes card={card} />}
        {/* Where columns are tabs, the open one says it. */}
        <p dir="auto" className="min-w-0 flex-1 truncate text-sm text-ink-soft max-sm:sr-only">
          {column}
        </p>
        {leads && <Steps />}
        <IconButton
          size="sm"
          label={t('hide')}
          // A step apart from those of the discussion, which it does not end: its room for the thumb goes on to the edge.
          className="max-sm:-me-2"
          icon={<ChevronDown aria-hidden="true" className="size-4.5" />}
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

/** On a phone it goes on to the edges and to the bar below it, as the strip does, unless another card stands there. */
const docked = clsx(
  'max-sm:[:empty+:empty+&]:-mx-3 max-sm:[:empty+:empty+&]:-mb-3 max-sm:[:empty+:empty+&]:w-auto max-sm:[:empty+:empty+&]:px-4',
  'max-sm:[:empty+:empty+&]:rounded-b-none max-sm:[:empty+:empty+&]:border-x-0 max-sm:[:empty+:empty+&]:border-b-0 max-sm:[:empty+:empty+&]:shadow-none',
)

/** A note that goes on below the card fades above its edge, and is not cut there; beside it the fade ends softly. */
const fadesAbove =
  'relative before:pointer-events-none before:absolute before:-inset-x-12 before:bottom-full before:h-6 before:bg-[linear-gradient(to_top,var(--color-desk),var(--color-desk-clear))] before:[mask-image:linear-gradient(to_right,transparent,black_3rem,black_calc(100%-3rem),transparent)] in-data-pictured:before:hidden max-sm:before:hidden'

function Framed({ card }: { card: Note }) {
  const members = useMembers(card.id)
  const { open, done } = useLive((view) => actionLists(view.board.actions))
  const ids = new Set([card, ...members].map(({ id }) => id))
  const actions = [...open, ...done].filter(({ noteId }) => noteId !== null && ids.has(noteId))
  return (
    <div className="flex min-h-0 flex-col gap-3 max-sm:gap-2">
      <DiscussedNote {...{ card, members }} />
      <DiscussedActions key={card.id} actions={actions} />
    </div>
  )
}

/** Previous, Next and Done (DISCUSS-4). A step that was reached by its button keeps the focus. */
function Steps() {
  const { session } = useBoardStore()
  const place = useSyncExternalStore(lastDiscussed.subscribe, lastDiscussed.get) ?? 0
  const previous = useLive((view) => neighboursOf(view.board, place).previous)
  const next = useLive((view) => neighboursOf(view.board, place).next)
  const isNarrow = useNarrow()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // 'Discuss next' in the status line is gone now: its focus comes here.
    if (document.activeElement === document.body)
      box.current?.querySelector<HTMLElement>('[data-next]')?.focus()
  }, [])
  const frame = (note: typeof next) => session.do({ type: 'set-discussion', note })
  return (
    <div
      ref={box}
      className="flex items-center gap-2 max-sm:*:px-2.5 max-[24rem]:gap-1.5 max-[24rem]:*:px-2 max-[22rem]:order-last max-[22rem]:basis-full max-[22rem]:*:flex-1"
    >
      {isNarrow ? (
        // Its word would leave no room for the place.
        <IconButton
          size="sm"
          label={t('previous')}
          icon={<ChevronLeft aria-hidden="true" className="size-4.5 rtl:-scale-x-100" />}
          disabled={previous === null}
          onClick={() => frame(previous)}
        />
      ) : (
        <Button size="sm" disabled={previous === null} onClick={() => frame(previous)}>
          {t('previous')}
        </Button>
      )}
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
