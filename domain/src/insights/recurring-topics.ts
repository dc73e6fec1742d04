import type { ColumnMeaning } from '../board/state.ts'
import type { NoteId } from '../kernel/ids.ts'
import type { AnonymitySide } from './board-facts.ts'
import { commonMeaning } from './meaning-counts.ts'
import { type Neighbour, type Neighbours, similarPairs, type Steps, TURN } from './similar-pairs.ts'
import { type Features, featuresOf, wordsIn } from './text-features.ts'

/** A retro all of whose notes may be quoted to every caller who may read the team's boards. */
export interface TopicRetro<Retro extends RetroRef = RetroRef> {
  readonly retro: Retro
  readonly side: AnonymitySide
  readonly notes: readonly ThemeNote[]
}

interface RetroRef {
  readonly id: string
  /** When the retro began, in milliseconds since 1970. */
  readonly timestamp: number
}

interface ThemeNote {
  readonly noteId: NoteId
  readonly text: string
  readonly meaning: ColumnMeaning
}

/** A recurring topic: what notes of at least two retros say alike (TOPIC-1). */
export interface RecurringTopic<Retro extends RetroRef = RetroRef> {
  /** The note that the others resemble most. */
  readonly label: string
  readonly meaning: ColumnMeaning
  readonly retrosCount: number
  readonly notesCount: number
  readonly firstAt: number
  readonly lastAt: number
  /** Newest retro first; at most `THEME_NOTES_MAX`. */
  readonly notes: readonly { readonly noteId: NoteId; readonly text: string; readonly retro: Retro }[]
}

export const THEMES_MAX = 20
export const THEME_NOTES_MAX = 30

/** Similarity from which two notes say the same. Found by reading the results for retros of a few dozen notes. */
const THRESHOLD = 0.45

/**
 * Recurring topics, those of most retros first, then the latest (TOPIC-7). A topic is a note with all notes that
 * resemble it, so that no chain of small steps leads from one subject to another. Notes of different sides of the
 * anonymity boundary are never compared: that a signed note and an unsigned one are alike would say who wrote the
 * latter (TOPIC-3). On a board that stands on both sides it is unknown which notes are which, so that it has no part
 * in any topic.
 */
export function* recurringTopicSteps<Retro extends RetroRef>(
  retros: readonly TopicRetro<Retro>[],
): Steps<readonly RecurringTopic<Retro>[]> {
  const themes: RecurringTopic<Retro>[] = []
  for (const side of ['signed', 'unsigned'] as const)
    themes.push(...(yield* themesAmong(retros.filter((one) => one.side === side))))
  return themes.sort(byWeight).slice(0, THEMES_MAX)
}

/** A note with its retro. */
interface Voice<Retro> extends ThemeNote {
  readonly retro: Retro
}

/** Notes that are the same except for case, accents and punctuation, and that do not contradict each other. */
interface Saying<Retro> {
  readonly features: Features
  readonly tone: Tone
  readonly voices: Voice<Retro>[]
}

/**
 * What went well and what did not never share a topic (TOPIC-6), however alike: "Builds are fast", "Builds are slow".
 */
type Tone = 'glad' | 'sad' | 'neither'

function* themesAmong<Retro extends RetroRef>(
  retros: readonly TopicRetro<Retro>[],
): Steps<readonly RecurringTopic<Retro>[]> {
  const sayings = yield* sayingsOf(retros)
  const neighbours = yield* similarPairs(
    sayings.map(({ features }) => features),
    THRESHOLD,
  )
  const weights = sayings.map((saying, at) => weightOf(saying, neighbours[at] ?? [], sayings))
  const order = weights.map((_, at) => at).sort((one, other) => (weights[other] ?? 0) - (weights[one] ?? 0))
  const taken = new Set<number>()
  const themes: RecurringTopic<Retro>[] = []
  for (const [turn, centre] of order.entries()) {
    if (turn % TURN === 0) yield
    const members = starOf(centre, neighbours, sayings, taken)
    const voices = members.flatMap((at) => sayings[at]?.voices ?? [])
    if (new Set(voices.map(({ retro }) => retro.id)).size < 2) continue
    for (const at of members) taken.add(at)
    themes.push(themeOf(voices))
  }
  return themes
}

function* sayingsOf<Retro extends RetroRef>(
  retros: readonly TopicRetro<Retro>[],
): Steps<readonly Saying<Retro>[]> {
  const sayings = new Map<string, Saying<Retro>>()
  for (const { retro, notes } of retros) {
    yield
    // Sorted, so that the order in which a board keeps its notes does not decide between topics of equal weight.
    for (const [turn, note] of notes.toSorted(byText).entries()) {
      if (turn % TURN === 0) yield
      const words = wordsIn(note.text)
      if (words.length === 0) continue
      const voice = { ...note, retro }
      const tone = toneOf(note.meaning)
      const key = `${tone} ${words.join(' ')}`
      const saying = sayings.get(key)
      if (saying === undefined) sayings.set(key, { features: featuresOf(words), tone, voices: [voice] })
      else saying.voices.push(voice)
    }
  }
  return [...sayings.values()]
}

function byText(one: ThemeNote, other: ThemeNote): number {
  if (one.text === other.text) return 0
  return one.text < other.text ? -1 : 1
}

function toneOf(meaning: ColumnMeaning): Tone {
  if (meaning === 'bad') return 'sad'
  return meaning === 'good' || meaning === 'thanks' ? 'glad' : 'neither'
}

/** The weight of a text and its neighbours: the heaviest becomes the centre of a topic. */
function weightOf<Retro>(
  { voices }: Saying<Retro>,
  neighbours: readonly Neighbour[],
  sayings: readonly Saying<Retro>[],
): number {
  return neighbours.reduce(
    (sum, { at, similarity }) => sum + similarity * (sayings[at]?.voices.length ?? 0),
    voices.length,
  )
}

/** A saying with its neighbours in no topic yet, the most similar first; none that contradicts an earlier one. */
function starOf<Retro>(
  centre: number,
  neighbours: Neighbours,
  sayings: readonly Saying<Retro>[],
  taken: ReadonlySet<number>,
): readonly number[] {
  if (taken.has(centre)) return []
  const near = (neighbours[centre] ?? []).toSorted((one, other) => other.similarity - one.similarity)
  const members: number[] = []
  let tone: Tone = 'neither'
  for (const at of [centre, ...near.map((one) => one.at)]) {
    const other = sayings[at]?.tone ?? 'neither'
    const isContrary = tone !== 'neither' && other !== 'neither' && other !== tone
    if (taken.has(at) || isContrary) continue
    if (other !== 'neither') tone = other
    members.push(at)
  }
  return members
}

/** `voices`: the centre's first. */
function themeOf<Retro extends RetroRef>(voices: readonly Voice<Retro>[]): RecurringTopic<Retro> {
  const times = voices.map(({ retro }) => retro.timestamp)
  return {
    label: voices[0]?.text ?? '',
    meaning: commonMeaning(voices.map(({ meaning }) => meaning)),
    retrosCount: new Set(voices.map(({ retro }) => retro.id)).size,
    notesCount: voices.length,
    firstAt: times.reduce((one, other) => Math.min(one, other)),
    lastAt: times.reduce((one, other) => Math.max(one, other)),
    notes: voices
      .toSorted((one, other) => other.retro.timestamp - one.retro.timestamp)
      .slice(0, THEME_NOTES_MAX)
      .map(({ noteId, text, retro }) => ({ noteId, text, retro })),
  }
}

function byWeight(one: RecurringTopic, other: RecurringTopic): number {
  return other.retrosCount - one.retrosCount || other.lastAt - one.lastAt || other.notesCount - one.notesCount
}
