import type { ColumnMeaning } from '../board/state.ts'
import type { NoteId } from '../kernel/ids.ts'
import type { AnonymitySide } from './board-facts.ts'
import { commonMeaning } from './meanings.ts'
import { type Neighbour, type Neighbours, similarPairs, type Steps, TURN } from './similar-pairs.ts'
import { type Features, featuresOf, wordsIn } from './text-features.ts'

/** A retro whose notes may be quoted to whoever asks, and all of them. */
export interface ThemeRetro<Retro extends RetroRef = RetroRef> {
  readonly retro: Retro
  readonly side: AnonymitySide
  readonly notes: readonly ThemeNote[]
}

interface RetroRef {
  readonly id: string
  /** When it began, in milliseconds since 1970. */
  readonly timestamp: number
}

interface ThemeNote {
  readonly noteId: NoteId
  readonly text: string
  readonly meaning: ColumnMeaning
}

/** What notes of at least two retros say alike. */
export interface Theme<Retro extends RetroRef = RetroRef> {
  /** The note that the others resemble most. */
  readonly label: string
  readonly meaning: ColumnMeaning
  readonly retrosCount: number
  readonly notesCount: number
  readonly firstAt: number
  readonly lastAt: number
  /** Newest retro first; the first `THEME_NOTES_MAX` of them. */
  readonly notes: readonly { readonly noteId: NoteId; readonly text: string; readonly retro: Retro }[]
}

export const THEMES_MAX = 20
export const THEME_NOTES_MAX = 30

/** From here on two notes say the same. Found by reading what comes together on retros of a few dozen notes. */
const THRESHOLD = 0.45

/**
 * Recurring themes, those of most retros first, then the latest. A theme is a note with all that resemble it, so that no
 * chain of small steps leads from one thing to another. Notes of both sides of the anonymity boundary are never compared:
 * that a signed note and an unsigned one are alike would say who wrote the latter (D9). On a board that stands on both
 * sides it is not known which notes are which, so that it has no part in any theme.
 */
export function* themeSteps<Retro extends RetroRef>(
  retros: readonly ThemeRetro<Retro>[],
): Steps<readonly Theme<Retro>[]> {
  const themes: Theme<Retro>[] = []
  for (const side of ['signed', 'unsigned'] as const)
    themes.push(...(yield* themesAmong(retros.filter((one) => one.side === side))))
  return themes.sort(byWeight).slice(0, THEMES_MAX)
}

/** A note and where it was written. */
interface Voice<Retro> extends ThemeNote {
  readonly retro: Retro
}

/** Notes that are the same but for case, accents and punctuation, and that do not contradict each other. */
interface Saying<Retro> {
  readonly features: Features
  readonly tone: Tone
  readonly voices: Voice<Retro>[]
}

/** What went well and what did not are never the same, however alike the words: "Builds are fast", "Builds are slow". */
type Tone = 'glad' | 'sad' | 'neither'

function* themesAmong<Retro extends RetroRef>(
  retros: readonly ThemeRetro<Retro>[],
): Steps<readonly Theme<Retro>[]> {
  const sayings = yield* sayingsOf(retros)
  const neighbours = yield* similarPairs(
    sayings.map(({ features }) => features),
    THRESHOLD,
  )
  const weights = sayings.map((saying, at) => weightOf(saying, neighbours[at] ?? [], sayings))
  const order = weights.map((_, at) => at).sort((one, other) => (weights[other] ?? 0) - (weights[one] ?? 0))
  const taken = new Set<number>()
  const themes: Theme<Retro>[] = []
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
  retros: readonly ThemeRetro<Retro>[],
): Steps<readonly Saying<Retro>[]> {
  const sayings = new Map<string, Saying<Retro>>()
  for (const { retro, notes } of retros) {
    yield
    // The order in which a board keeps its notes says nothing, and must not decide between themes that weigh the same.
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

/** How much is said in a text's neighbourhood: the heaviest becomes a theme's centre. */
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

/** A saying with its neighbours that are in no theme yet, the most similar first; none that contradicts one before it. */
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
function themeOf<Retro extends RetroRef>(voices: readonly Voice<Retro>[]): Theme<Retro> {
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

function byWeight(one: Theme, other: Theme): number {
  return other.retrosCount - one.retrosCount || other.lastAt - one.lastAt || other.notesCount - one.notesCount
}
