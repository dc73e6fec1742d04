import { notesInColumn } from '@retropulse/domain/board/order'
import type { Column, Note } from '@retropulse/domain/board/state'
import { asId, type CommentId, type NoteId, type PersonId } from '@retropulse/domain/kernel/ids'
import { rankBetween } from '@retropulse/domain/kernel/rank'
import { integerBetween, pick, type Random, randomId } from './seeded-random.ts'
import { type Deck, shuffle } from './deck.ts'
import type { RetroPlan } from './retro-plans.ts'
import type { RetroStage } from './retro-stage.ts'
import { COMMENTS, SLIPS } from './texts/comments.ts'
import { ODD_TEXTS } from './texts/odd-texts.ts'

export interface RetroCast {
  readonly facilitator: PersonId
  /** All people who write, the facilitator included. */
  readonly people: readonly PersonId[]
}

const SECOND = 1000
const EMOJI = ['👍', '👍', '👍', '❤️', '❤️', '🎉', '😂', '🤔', '🙏', '💯', '🔥', '👏', '😅', '🚀']

/**
 * Plays a retro from the first note to the last comment: people write, some correct themselves, then they read, react
 * and talk, and one person groups related notes.
 */
export function holdRetro(
  stage: RetroStage,
  plan: RetroPlan,
  cast: RetroCast,
  deck: Deck,
  random: Random,
): void {
  const { facilitator, people } = cast
  const anybody = (): PersonId => pick(random, people) ?? facilitator
  let at = stage.state().createdAt + 60 * SECOND
  // Written in a quarter of an hour; on the overfull board over days.
  const pace = plan.isOverfull ? 900 : 25
  const wait = (seconds = pace): number => (at += integerBetween(random, 2, 2 * seconds) * SECOND)
  const newId = () => randomId(random)

  const { renamedColumn } = plan
  const renamed = renamedColumn && stage.state().columns[renamedColumn.at]
  if (renamedColumn && renamed)
    stage.act(facilitator, { type: 'rename-column', columnId: renamed.id, name: renamedColumn.name }, wait())
  if (plan.isMasked) stage.act(facilitator, { type: 'set-masking', on: true }, wait())

  function write(person: PersonId, column: Column, text: string): NoteId {
    const noteId = asId<NoteId>(newId())
    const top = notesInColumn(stage.state(), column.id)[0]?.rank ?? null
    const rank = rankBetween(null, top)
    stage.act(person, { type: 'add-note', noteId, columnId: column.id, rank, text }, wait())
    return noteId
  }

  function writeOne(text: string, column: Column): void {
    const person = anybody()
    const isCorrected = random() < 0.08 && text.includes(' ')
    const noteId = write(person, column, isCorrected ? text.slice(0, text.lastIndexOf(' ')) : text)
    if (isCorrected) stage.act(person, { type: 'edit-note', noteId, text }, wait(10))
    if (random() < 0.04) {
      const slip = write(person, column, pick(random, SLIPS) ?? 'test')
      stage.act(person, { type: 'delete-note', noteId: slip }, wait(5))
    }
  }

  function talkAbout(note: Note): void {
    const appeal = random() ** 3
    for (const person of shuffle(people, random).slice(0, Math.round(appeal * people.length))) {
      const emoji = pick(random, EMOJI) ?? '👍'
      stage.act(person, { type: 'set-reaction', noteId: note.id, emoji, on: true }, wait(4))
    }
    const remarks = random() < 0.22 ? integerBetween(random, 1, 3) : 0
    for (const text of shuffle(COMMENTS, random).slice(0, remarks)) {
      const commentId = asId<CommentId>(newId())
      stage.act(anybody(), { type: 'add-comment', noteId: note.id, commentId, text }, wait(15))
    }
  }

  for (const { text, column } of textsOf(plan, stage.state().columns, deck, random)) writeOne(text, column)
  if (plan.isMasked) return
  const written = stage.state().notes.values()
  for (const note of shuffle(written, random)) talkAbout(note)
  for (const { id, columnId } of shuffle(written, random).slice(0, Math.floor(written.length / 8))) {
    const last = notesInColumn(stage.state(), columnId).at(-1)?.rank ?? null
    stage.act(anybody(), { type: 'move-note', noteId: id, columnId, rank: rankBetween(last, null) }, wait(20))
  }
}

/** The texts with their columns, in the order of writing: columns fill unevenly, as in real retros. */
function textsOf(plan: RetroPlan, columns: readonly Column[], deck: Deck, random: Random) {
  const odd = plan.isOverfull ? [...ODD_TEXTS] : []
  const weights = columns.map(() => 0.4 + random())
  const dealt: { text: string; column: Column }[] = []
  for (let tries = 0; dealt.length < plan.notes - odd.length && tries < 20 * plan.notes; tries += 1) {
    const column = byWeight(columns, weights, random)
    const text = column === undefined ? null : deck(column.meaning)
    if (column !== undefined && text !== null) dealt.push({ text, column })
  }
  const [first] = columns
  const oddOnes =
    first === undefined ? [] : odd.map((text) => ({ text, column: pick(random, columns) ?? first }))
  return shuffle([...dealt, ...oddOnes], random)
}

function byWeight(
  columns: readonly Column[],
  weights: readonly number[],
  random: Random,
): Column | undefined {
  let rest = random() * weights.reduce((sum, weight) => sum + weight, 0)
  return columns.find((_column, at) => (rest -= weights[at] ?? 0) < 0) ?? columns.at(-1)
}
