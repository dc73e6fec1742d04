import fc from 'fast-check'
import type { BoardEvent } from '../../board/event.ts'
import { evolve } from '../../board/evolve.ts'
import { type RunStep, STEP_KINDS } from '../../board/guided-run/guided-run.ts'
import { COMPACT_COLUMNS_MAX, NAME_MAX, RUN_STEPS_MAX, TIMER_MINUTES_MAX } from '../../board/limits.ts'
import { type BoardState, emptyBoard } from '../../board/state.ts'
import { lineRefusal } from '../../board/text.ts'
import {
  asId,
  type ActionId,
  type AuthorId,
  type BoardId,
  type ColumnId,
  type CommentId,
  type NoteId,
} from '../../kernel/ids.ts'
import { rankBetween, type Rank } from '../../kernel/rank.ts'
import { hasContent, isStorableText } from '../../kernel/text.ts'
import { LATER } from './imported.ts'

/** The members of the team, by their ids: no two names are the same without regard to case and spacing. */
export const TEAM: ReadonlyMap<AuthorId, string> = new Map([
  [asId<AuthorId>('user-mia-0123456789abcdef'), 'Mia'],
  [asId<AuthorId>('user-tao-0123456789abcdef'), '=Tao_(x)_ · Due date: 2026-01-01'],
  [asId<AuthorId>('user-ann-0123456789abcdef'), "'-Ann · From an earlier retro"],
])

/** Parts of texts that mean something in a file: to a spreadsheet, to Markdown, or to the layouts themselves. */
const PIECES =
  '=|+|-|@|\'|"|,|;|\t|\n|\n\n|\\|**|*|- |# |## Notes|### |_(Votes: 3)_|• |  |   |#1 |[x] |1. |> |<b>|&#32;|&amp;|`|~~|---|***|$|👍 2|שלום|\u202E|\uFEFF|\u00A0|\u2028|sep=;|Note|Kind,Column|a|Tea|日本|%'.split(
    '|',
  )

const anyText = fc
  .array(fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...PIECES) }, fc.string({ maxLength: 5 })), {
    minLength: 1,
    maxLength: 8,
  })
  .map((pieces) => pieces.join(''))

/** A text as a board takes it. */
const text = fc.oneof(
  fc.constantFrom('Tea', '=1+1', "'=1+1", "''-x", 'two\nlines', ' a\n\n\tb ', 'end\\', '\nfirst', '- [ ] x'),
  anyText.filter((value) => isStorableText(value) && hasContent(value)),
)
const line = text.map((value) => value.replaceAll(/[\n\t]/g, ' ')).filter(hasContent)
const name = line
  .map((value) => value.slice(0, NAME_MAX))
  .filter((one) => one.isWellFormed() && hasContent(one))
const title = fc.option(name, { nil: null })

const columns = fc.array(
  fc.oneof(
    fc.constantFrom('', 'Glad', 'Glad', 'Glad (2)', 'Actions', 'Other', '-', 'G'.repeat(NAME_MAX)),
    name,
  ),
  { minLength: 1, maxLength: 5 },
)
const when = fc.integer({ min: LATER - 1_000_000, max: LATER - 1 })

const note = fc.record({
  text,
  column: fc.nat(4),
  isFirst: fc.boolean(),
  comments: fc.array(text, { maxLength: 3 }),
  reactions: fc.array(fc.constantFrom('👍', '🎉', '❤️', '#️⃣', '👩🏽‍🚀'), { maxLength: 4 }),
  votes: fc.oneof(fc.constant(0), fc.nat(9)),
  /** The note that leads its group, if any; a group may lie across columns, in any order. */
  into: fc.option(fc.nat(3), { nil: null }),
  place: fc.nat(3),
  title,
  at: when,
})
const action = fc.record({
  text,
  at: when,
  isDone: fc.boolean(),
  isEarlier: fc.nat(4).map((chance) => chance === 0),
  due: fc.constantFrom(null, '2027-03-01'),
  assignee: fc.constantFrom(null, ...TEAM.keys()),
  note: fc.option(fc.nat(11), { nil: null }),
})

/** Steps of a guided run, or none. */
export const arbitraryRunSteps: fc.Arbitrary<readonly RunStep[]> = fc.array(
  fc.record({
    kind: fc.constantFrom(...STEP_KINDS),
    minutes: fc.integer({ min: 1, max: TIMER_MINUTES_MAX }),
    title: line.map((one) => one.slice(0, NAME_MAX)).filter((one) => lineRefusal(one, NAME_MAX) === null),
  }),
  { maxLength: RUN_STEPS_MAX },
)

/** Boards of every shape, with texts that are hostile to each format. */
export const arbitraryBoard: fc.Arbitrary<BoardState> = fc
  .record({
    title: line.map((one) => one.slice(0, 90)).filter((one) => one.isWellFormed() && hasContent(one)),
    columns,
    isCompact: fc.boolean(),
    notes: fc.array(note, { maxLength: 12 }),
    actions: fc.array(action, { maxLength: 4 }),
    summaryText: fc.option(text, { nil: null }),
  })
  .map(boardOf)

type Draft = {
  readonly title: string
  readonly columns: readonly string[]
  readonly isCompact: boolean
  readonly summaryText: string | null
  readonly notes: readonly (typeof note extends fc.Arbitrary<infer Item> ? Item : never)[]
  readonly actions: readonly (typeof action extends fc.Arbitrary<infer Item> ? Item : never)[]
}

const id = asId<BoardId>('arbitrary')

function boardOf(draft: Draft): BoardState {
  const ids = draft.columns.map((_, at) => asId<ColumnId>(`c${at}`))
  const events: BoardEvent[] = [
    {
      type: 'board-created',
      title: draft.title,
      columns: draft.columns.map((one, at) => ({ id: ids[at]!, name: one, meaning: 'other' })),
      isAnonymous: false,
      ...(draft.isCompact && draft.columns.length <= COMPACT_COLUMNS_MAX && { isCompact: true as const }),
      at: LATER - 2_000_000,
    },
  ]
  if (draft.summaryText !== null) events.push({ type: 'summary-text-set', text: draft.summaryText })
  return [...events, ...noteEvents(draft, ids), ...draft.actions.flatMap(actionEvents)].reduce(
    evolve,
    emptyBoard(id),
  )
}

const noteId = (at: number) => asId<NoteId>(`n${at}`)
const author = (at: number) => asId<AuthorId>(`~P${at}`)

function noteEvents({ notes }: Draft, ids: readonly ColumnId[]): readonly BoardEvent[] {
  const ends = new Map<ColumnId, { first: Rank | null; last: Rank | null }>()
  const added = notes.map((one, at): BoardEvent => {
    const columnId = ids[one.column % ids.length]!
    const { first, last } = ends.get(columnId) ?? { first: null, last: null }
    const rank = one.isFirst ? rankBetween(null, first) : rankBetween(last, null)
    ends.set(columnId, {
      first: one.isFirst || first === null ? rank : first,
      last: one.isFirst ? (last ?? rank) : rank,
    })
    return {
      type: 'note-added',
      noteId: noteId(at),
      columnId,
      rank,
      text: one.text,
      by: author(at),
      at: one.at,
    }
  })
  // Only the first four notes lead groups, and are in none.
  const grouped = notes.flatMap((one, at): readonly BoardEvent[] => [
    ...(one.into !== null && at > 3
      ? [
          {
            type: 'note-grouped',
            noteId: noteId(at),
            into: noteId(one.into),
            place: one.place * 100 + at,
          } as const,
        ]
      : []),
    ...(one.title === null ? [] : [{ type: 'group-titled', noteId: noteId(at), title: one.title } as const]),
    ...one.comments.map((comment, nth) => ({
      type: 'comment-added' as const,
      noteId: noteId(at),
      commentId: asId<CommentId>(`k${at}-${nth}`),
      text: comment,
      by: author(nth),
      at: one.at,
    })),
    ...one.reactions.map((emoji, nth) => ({
      type: 'reaction-added' as const,
      noteId: noteId(at),
      emoji,
      by: author(nth),
    })),
  ])
  const voted = notes.flatMap(({ votes }, at): readonly BoardEvent[] =>
    votes === 0 ? [] : [{ type: 'votes-cast', noteId: noteId(at), votes, by: author(at) }],
  )
  const vote: readonly BoardEvent[] =
    voted.length === 0
      ? []
      : [
          { type: 'voting-started', contentId: null, maxVotes: 9, resetVotes: true, showsTotals: false },
          ...voted,
          { type: 'voting-ended' },
        ]
  return [...added, ...grouped, ...vote]
}

function actionEvents(one: Draft['actions'][number], at: number): readonly BoardEvent[] {
  const actionId = asId<ActionId>(`a${at}`)
  const on = { actionId, by: author(at), at: one.at }
  const assignees = one.assignee === null ? [] : [one.assignee]
  if (one.isEarlier)
    return [
      {
        type: 'action-carried',
        action: {
          id: actionId,
          text: one.text,
          status: 0,
          timeStamp: one.at,
          updatedTime: null,
          editedTime: null,
          createdBy: author(at),
          updatedBy: null,
          addedIn: asId<BoardId>('earlier'),
          resovledIn: null,
          assignees,
          due: one.due,
        },
      },
    ]
  return [
    { type: 'action-added', text: one.text, ...(one.note !== null && { fromNote: noteId(one.note) }), ...on },
    ...(one.assignee === null ? [] : [{ type: 'action-assigned', assignees, ...on } as const]),
    ...(one.due === null ? [] : [{ type: 'action-due-set', due: one.due, ...on } as const]),
    ...(one.isDone ? [{ type: 'action-marked', status: 1, ...on } as const] : []),
  ]
}
