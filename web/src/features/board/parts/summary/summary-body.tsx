import type { SharedGif } from '@retropulse/domain/board/gifs/gif'
import type { RetroSummary } from '@retropulse/domain/board/summary/summary'
import EyeOff from 'lucide-react/icons/eye-off'
import type { AuthorId, NoteId } from '@retropulse/domain/kernel/ids'
import { pluralForm } from '@retropulse/domain/kernel/messages'
import { locale } from '../../../../lib/locale.ts'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { columnHues } from '../../../../lib/column-hues.ts'
import { useLive } from '../../model/board-store.ts'
import { shownRank, voteRanking } from '../../model/vote-results.ts'
import { columnTitle } from '../../model/column-name.ts'
import { GifMarks } from '../gifs/gif-marks.tsx'
import { TONE_HUE } from './celebration.ts'
import { hueGround } from '../../../../ui/hue.ts'
import { t } from './messages.ts'
import { type NoteColumn, SummaryActionList, SummaryNoteList } from './summary-lists.tsx'
import { faceOf, MOODS } from '../mood/moods.ts'
import { shownScore } from '../mood/shown-score.ts'
import { toneOf } from '@retropulse/domain/board/mood/mood'

export interface SummaryBodyProps {
  summary: RetroSummary
  /** Null when there was no poll, it runs, or too few people answered (SUMMARY-6). */
  moodScore: number | null
  /** How many answers that is the average of. */
  moodAnswers: number
  /** Why there is no mood: none was asked, or too few people answered; null where neither holds (MOOD-33). */
  noMood: string | null
  /** The picture is loading; its place is kept, so that nothing jumps. */
  isMoodComing: boolean
  gifs: readonly SharedGif[]
  /** The name of an assignee; null where the viewer may not know it (SUMMARY-11). */
  nameOf: (assignee: AuthorId) => string | null
  /** Nothing was written, counted or answered: one sentence stands in place of zeros. */
  isNothing: boolean
}

/** What is counted, and its word where there is one of it. */
const COUNTED = [
  ['notes', 'note'],
  ['people', 'person'],
  ['votes', 'vote'],
  ['emoji', 'emoji'],
  ['actions', 'action'],
] as const

/** Counts, mood, top notes, GIFs and action items. */
export function SummaryBody(props: SummaryBodyProps) {
  const { summary, moodScore, moodAnswers, noMood, isMoodComing, gifs, nameOf, isNothing } = props
  const { title, createdAt, text, counts, isMasked, topByVotes, topByReactions, actions } = summary
  const board = useLive((view) => view.board)
  const marks = {
    columnOf: useColumnsOfNotes(summary),
    rankOf: (note: NoteId) => shownRank(voteRanking(board).byNote.get(note)?.rank),
  }
  const hasActions = actions.open.length + actions.done.length + actions.earlier.length > 0
  return (
    <div className="flex flex-col gap-6 sm:gap-4">
      <div>
        <h3 dir="auto" className="font-display text-2xl font-semibold tracking-tight wrap-anywhere">
          {title}
        </h3>
        <p className="mt-1 text-sm text-ink-soft">{locale.day.format(createdAt)}</p>
      </div>
      {isNothing && <EmptyState title={t('nothing')} text={t('nothing.text')} />}
      {text !== null && (
        <p dir="auto" className="text-pretty whitespace-pre-wrap wrap-anywhere">
          {text}
        </p>
      )}
      {!isNothing && <Counts {...{ counts, noMood, hasMood: moodScore !== null }} />}
      {moodScore !== null && <MoodLine {...{ moodScore, moodAnswers }} />}
      {isMoodComing && <Skeleton className="h-17.5 w-full" />}
      {isMasked && (
        <p className="flex items-center gap-3 rounded-md border border-line bg-surface px-4 py-3 text-sm">
          <EyeOff aria-hidden="true" className="size-4.5 shrink-0 text-ink-soft" />
          {t('masked')}
        </p>
      )}
      {counts.notes === 0 && !isNothing && <p className="text-sm text-ink-soft">{t('noNotes')}</p>}
      <div className="grid gap-6 empty:hidden sm:grid-cols-2">
        <SummaryNoteList heading={t('topVoted')} notes={topByVotes} by="votes" {...marks} />
        <SummaryNoteList heading={t('topReacted')} notes={topByReactions} by="reactions" {...marks} />
      </div>
      {!hasActions && !isNothing && <p className="text-sm text-ink-soft">{t('noActions')}</p>}
      <div className="grid gap-6 empty:hidden sm:grid-cols-2 sm:*:only:col-span-full">
        <SummaryActionList heading={t('open')} actions={actions.open} nameOf={nameOf} />
        <SummaryActionList heading={t('earlier')} actions={actions.earlier} nameOf={nameOf} />
        <SummaryActionList heading={t('done')} actions={actions.done} nameOf={nameOf} isDone />
      </div>
      {gifs.length > 0 && <GifStrip gifs={gifs} />}
    </div>
  )
}

interface CountsProps extends Pick<RetroSummary, 'counts'>, Pick<SummaryBodyProps, 'noMood'> {
  /** The mood follows with its number of answers, which may be higher than that of people. */
  hasMood: boolean
}

/** What a retro holds, in figures (SUMMARY-2), and what they mean or lack. */
function Counts({ counts, noMood, hasMood }: CountsProps) {
  return (
    <div>
      <dl className="grid grid-cols-5 gap-2 max-sm:gap-1.5 max-[22rem]:grid-cols-3">
        {COUNTED.map(([name, single]) => (
          <div
            key={name}
            className="flex flex-col-reverse rounded-md border border-line bg-surface px-3 py-2.5 max-sm:px-2 sm:flex-row-reverse sm:items-baseline sm:justify-end sm:gap-1.5 sm:py-2"
          >
            <dt className="text-xs text-ink-soft">{t(pluralForm(counts[name]) === 'one' ? single : name)}</dt>
            <dd className="font-display text-2xl font-semibold tracking-tight digits max-sm:text-xl">
              {locale.number.format(counts[name])}
            </dd>
          </div>
        ))}
      </dl>
      <div className="mt-2 flex flex-wrap gap-x-3 gap-y-0.5 text-xs text-ink-soft empty:hidden">
        {counts.people > 0 && <p>{t(hasMood ? 'peopleCounted.mood' : 'peopleCounted')}</p>}
        {noMood !== null && <p>{noMood}</p>}
      </div>
    </div>
  )
}

/** The column of each note, which tells two notes with one text apart (SUMMARY-4). */
function useColumnsOfNotes({ columns }: RetroSummary): ReadonlyMap<NoteId, NoteColumn> {
  const onBoard = useLive((view) => view.board.columns)
  const hues = columnHues(onBoard.map(({ meaning }) => meaning))
  return new Map(
    columns.flatMap(({ id, name, notes }) => {
      const hue = hues[onBoard.findIndex((column) => column.id === id)]
      return notes.map((note) => [note.id, { name: columnTitle(name).name, hue }])
    }),
  )
}

/** GIFs that the summary shows; the board keeps them all (GIF-6). */
const GIFS_SHOWN = 12

function GifStrip({ gifs }: { gifs: readonly SharedGif[] }) {
  const shown = gifs.slice(-GIFS_SHOWN)
  return (
    <section className="sm:grid sm:grid-cols-[auto_minmax(0,1fr)] sm:items-center sm:gap-x-4">
      <h4 className="text-sm font-semibold max-sm:mb-2">{t('gifs')}</h4>
      <ul className="flex flex-wrap gap-2">
        {shown.map((gif) => (
          <li key={`${gif.id} ${gif.at}`}>
            <img
              src={gif.url}
              alt={gif.title}
              width={gif.width}
              height={gif.height}
              referrerPolicy="no-referrer"
              className="h-12 w-auto rounded-sm calm-at-night"
            />
          </li>
        ))}
      </ul>
      <GifMarks gifs={shown} className="col-start-2 mt-2" />
    </section>
  )
}

/** The average mood of the team. */
function MoodLine({ moodScore, moodAnswers }: Pick<SummaryBodyProps, 'moodAnswers'> & { moodScore: number }) {
  const tone = toneOf(moodScore)
  return (
    <section
      data-hue={TONE_HUE[tone]}
      className={`flex items-center gap-4 rounded-md border border-hue-line px-4 py-3 text-hue-ink ${hueGround}`}
    >
      <span aria-hidden="true" className="text-3xl">
        {faceOf(moodScore)}
      </span>
      <div className="min-w-0 flex-1">
        <h4 className="text-xs font-medium whitespace-nowrap text-hue-ink-soft">
          <span>{t('mood')}</span> · {t('moodAnswers', { count: moodAnswers })}
        </h4>
        <p className="font-display text-xl font-semibold digits">
          {t('moodOf', { score: shownScore(moodScore) })}
        </p>
      </div>
      {/* A part for each point: what is filled is the score, out of 5. */}
      <div aria-hidden="true" className="flex w-2/5 gap-1 max-sm:w-1/3">
        {MOODS.map(({ mood }, at) => (
          <div key={mood} className="h-2 flex-1 overflow-hidden rounded-full bg-hue-line">
            <div
              className="h-full bg-hue-ink-soft"
              style={{ width: `${Math.min(1, Math.max(0, moodScore - at)) * 100}%` }}
            />
          </div>
        ))}
      </div>
    </section>
  )
}
