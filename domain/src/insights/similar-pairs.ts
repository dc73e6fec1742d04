import { FEATURE_SPACE, type Features } from './text-features.ts'

/** A text that resembles another one, by its index in the list. */
export interface Neighbour {
  readonly at: number
  /** The cosine of the two, from the threshold up to 1. */
  readonly similarity: number
}

/** For each text, the texts that resemble it. */
export type Neighbours = readonly (readonly Neighbour[])[]

/** Work in steps: it yields `undefined` now and then, so that other work of the process gets its turn. */
export type Steps<Result> = Generator<undefined, Result, undefined>

/** Texts between two yields: a few milliseconds. */
export const TURN = 64

/** A feature of more texts than this finds no pair by itself, though it counts where another one found the pair. */
export const COMMON = 100

/** So few texts do not show which words are rare: a word that several of them share may be their very topic. */
export const FEW = 200

/**
 * Features that are compared for one text at most, where there are more than `COMMON` texts: those of texts that share
 * its rarest features come first, and texts as people write them have some hundreds. Only texts made to be alike reach
 * it.
 */
const COMPARED_MAX = 10_000

/** The rounding error of adding in another order. */
const EPSILON = 1e-9

/**
 * All pairs of texts whose cosine is at least `threshold`. A feature weighs the more the fewer texts have it, so that
 * words which most texts have hardly count, in any language.
 *
 * Most pairs are never compared. Vectors have length 1 and their rarest features first. From the first feature that
 * two texts share, the rest of both can contribute no more than the product of the two remaining lengths: only where
 * that reaches the threshold is a pair compared as a whole. Features that more than `COMMON` texts have stay out of
 * the index: among thousands of texts, two that share nothing rarer are alike by chance. So up to `COMMON` texts no
 * pair is missed, and beyond that the time is linear in their number for any texts. All data lies in a few flat
 * arrays, since this is the innermost loop.
 */
export function* similarPairs(texts: readonly Features[], threshold: number): Steps<Neighbours> {
  const least = threshold - EPSILON
  const vectors = yield* vectorsOf(texts, least)
  const index = emptyIndex(vectors)
  const neighbours: Neighbour[][] = texts.map(() => [])
  const spread = new Float64Array(FEATURE_SPACE)
  const seenBy = new Int32Array(texts.length).fill(-1)
  const room = texts.length > COMMON ? COMPARED_MAX : Infinity
  for (let at = 0; at < texts.length; at += 1) {
    if (at % TURN === 0) yield
    spreadOut(vectors, at, spread)
    for (const other of candidatesOf(vectors, at, index, { seenBy, least, room })) {
      const similarity = cosineOf(vectors, other, spread)
      if (similarity < least) continue
      neighbours[at]?.push({ at: other, similarity })
      neighbours[other]?.push({ at, similarity })
    }
    clear(vectors, at, spread)
    enter(vectors, at, index)
  }
  return neighbours
}

/** All texts one after the other: the text i lies from `starts[i]` to `starts[i + 1]`, its rarest feature first. */
interface Vectors {
  readonly starts: Int32Array
  /** From here to its end a text is too short to be found by its features. */
  readonly cuts: Int32Array
  readonly features: Int32Array
  readonly weights: Float64Array
  /** The length of the vector from here to the end of its text. */
  readonly rests: Float64Array
}

/**
 * The texts with each feature, and their lengths from there on: those of feature f lie from `starts[f]` to `ends[f]`.
 */
interface Index {
  readonly starts: Int32Array
  readonly ends: Int32Array
  readonly texts: Int32Array
  readonly rests: Float64Array
}

function* vectorsOf(texts: readonly Features[], least: number): Steps<Vectors> {
  const seen = new Int32Array(FEATURE_SPACE)
  const starts = new Int32Array(texts.length + 1)
  for (const [at, features] of texts.entries()) {
    starts[at + 1] = (starts[at] ?? 0) + features.length
    for (const feature of features) seen[feature] = (seen[feature] ?? 0) + 1
  }
  const size = starts[texts.length] ?? 0
  const vectors = {
    starts,
    cuts: new Int32Array(texts.length),
    features: new Int32Array(size),
    weights: new Float64Array(size),
    rests: new Float64Array(size),
  }
  for (const [at, features] of texts.entries()) {
    if (at % TURN === 0) yield
    writeVector(vectors, at, features, { seen, count: texts.length, least })
  }
  return vectors
}

function writeVector(
  { starts, cuts, features, weights, rests }: Vectors,
  at: number,
  unordered: Features,
  { seen, count, least }: { readonly seen: Int32Array; readonly count: number; readonly least: number },
): void {
  const start = starts[at] ?? 0
  const end = start + unordered.length
  features.set(
    unordered.toSorted((one, other) => (seen[one] ?? 0) - (seen[other] ?? 0) || one - other),
    start,
  )
  let squares = 0
  for (let place = start; place < end; place += 1) {
    const weight = Math.log(1 + Math.max(count, FEW) / (seen[features[place] ?? 0] ?? 1))
    weights[place] = weight
    squares += weight * weight
  }
  let rest = 0
  cuts[at] = end
  for (let place = end - 1; place >= start; place -= 1) {
    const weight = (weights[place] ?? 0) / Math.sqrt(squares)
    rest += weight * weight
    weights[place] = weight
    rests[place] = Math.sqrt(rest)
    const isCommon = (seen[features[place] ?? 0] ?? 0) > COMMON
    if (isCommon || rest < least * least) cuts[at] = place
  }
}

/** Allocates the index for all texts that will be entered. */
function emptyIndex({ starts, cuts, features }: Vectors): Index {
  const begins = new Int32Array(FEATURE_SPACE + 1)
  for (const [at, cut] of cuts.entries())
    for (let place = starts[at] ?? 0; place < cut; place += 1) {
      const next = (features[place] ?? 0) + 1
      begins[next] = (begins[next] ?? 0) + 1
    }
  for (let feature = 0; feature < FEATURE_SPACE; feature += 1)
    begins[feature + 1] = (begins[feature + 1] ?? 0) + (begins[feature] ?? 0)
  const size = begins[FEATURE_SPACE] ?? 0
  return {
    starts: begins,
    ends: begins.slice(0, FEATURE_SPACE),
    texts: new Int32Array(size),
    rests: new Float64Array(size),
  }
}

/**
 * Texts in the index that may be as similar as `least`, each once. `seenBy`: the text whose search met each text last;
 * `room`: how many features may be compared.
 */
function candidatesOf(
  { starts, cuts, features, rests }: Vectors,
  at: number,
  index: Index,
  { seenBy, least, room }: { readonly seenBy: Int32Array; readonly least: number; readonly room: number },
): readonly number[] {
  const candidates: number[] = []
  let left = room
  const cut = cuts[at] ?? 0
  for (let place = starts[at] ?? 0; place < cut; place += 1) {
    const feature = features[place] ?? 0
    const rest = rests[place] ?? 0
    const last = index.ends[feature] ?? 0
    for (let posting = index.starts[feature] ?? 0; posting < last; posting += 1) {
      const text = index.texts[posting] ?? 0
      if (seenBy[text] === at || rest * (index.rests[posting] ?? 0) < least) continue
      seenBy[text] = at
      candidates.push(text)
      left -= (starts[text + 1] ?? 0) - (starts[text] ?? 0)
      if (left <= 0) return candidates
    }
  }
  return candidates
}

function enter({ starts, cuts, features, rests }: Vectors, at: number, index: Index): void {
  const cut = cuts[at] ?? 0
  for (let place = starts[at] ?? 0; place < cut; place += 1) {
    const feature = features[place] ?? 0
    const end = index.ends[feature] ?? 0
    index.texts[end] = at
    index.rests[end] = rests[place] ?? 0
    index.ends[feature] = end + 1
  }
}

/** Writes a text's weights at the places of its features. */
function spreadOut({ starts, features, weights }: Vectors, at: number, spread: Float64Array): void {
  const end = starts[at + 1] ?? 0
  for (let place = starts[at] ?? 0; place < end; place += 1)
    spread[features[place] ?? 0] = weights[place] ?? 0
}

function clear({ starts, features }: Vectors, at: number, spread: Float64Array): void {
  const end = starts[at + 1] ?? 0
  for (let place = starts[at] ?? 0; place < end; place += 1) spread[features[place] ?? 0] = 0
}

function cosineOf({ starts, features, weights }: Vectors, at: number, spread: Float64Array): number {
  const end = starts[at + 1] ?? 0
  let sum = 0
  for (let place = starts[at] ?? 0; place < end; place += 1)
    sum += (weights[place] ?? 0) * (spread[features[place] ?? 0] ?? 0)
  return sum
}
