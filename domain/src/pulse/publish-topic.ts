import { ANONYMITY_FLOOR_MIN } from '../kernel/anonymity-floor.ts'
import {
  type AgreedAnswers,
  commentsFloorOf,
  type PublicationRule,
  publishedAnswers,
  type TopicPublication,
} from './publication.ts'
import {
  answersIn,
  bandOf,
  countAt,
  EMPTY_HISTOGRAM,
  type Histogram,
  mapRatings,
  type Rating,
  spreadOf,
  sumOf,
} from './rating.ts'

/** Answers to one question that are alike, and what of them was published. */
export interface AnswerGroup {
  /** Null: their authors answered twice, as guests and signed in, and the other answers count for them. */
  readonly value: Rating | null
  /** The rating with which they are in the published result; null: they are not in it. */
  readonly published: Rating | null
  /** They were published as part of a batch of people who agree, and are in no figure (PULSE-59). */
  readonly isAgreed: boolean
  /** Whether the list of comments has them; with this rating, null being none; and with the comment as it is. */
  readonly isListed: boolean
  readonly listedValue: Rating | null
  readonly isCommentListed: boolean
  /** How many people gave them. */
  readonly count: number
}

/** Where a batch is shown: in figures, or in a band, since its people agree (PULSE-59). */
export type Placement = 'figures' | 'band'

/** A publication that is due. */
export interface TopicUpdate {
  readonly publication: TopicPublication
  /** Where the answers appear that were never published; null: they wait. */
  readonly first: Placement | null
  /** Where the answers appear that changed since their publication; null: they stay as they were published. */
  readonly changed: Placement | null
  /** The list of comments is renewed: it now holds what the result holds, with the ratings in it. */
  readonly listsComments: boolean
}

/**
 * Publishes what is new in a question, where that may be; else null (PULSE-58). Answers that were never published and
 * changed ones are batches of their own, so that changed answers keep no other ones back. `groups` hold every answer to
 * the question. The result changes by what is in a batch, and by nothing else.
 */
export function publishTopic(
  publication: TopicPublication,
  groups: readonly AnswerGroup[],
  rule: PublicationRule,
): TopicUpdate | null {
  const floor = Math.max(rule.floor, ANONYMITY_FLOOR_MIN)
  const isBatch = (batch: readonly AnswerGroup[]) =>
    isDue(peopleIn(batch), batchFloor(publication, floor, rule), rule)
  const fresh = groups.filter(isFirst)
  const first = isBatch(fresh) ? placementOfFirst(fresh) : null
  const withFirst = first === null ? publication : addFirst(publication, fresh, first)
  const moved = groups.filter(isChanged)
  const after = isBatch(moved) ? moveChanged(withFirst, moved, publication, floor) : null
  const update = { publication: after?.publication ?? withFirst, first, changed: after?.changed ?? null }
  const unlisted = groups.filter((group) => isEntryOutdated(group, update))
  const listsComments = isDue(peopleIn(unlisted), commentsFloorOf(floor), rule)
  return first === null && after === null && !listsComments ? null : { ...update, listsComments }
}

/** Results to compare the next one with; the changed answers of a question with more are not published again. */
const EXACT_MAX = 200
/** A batch of a running survey holds at least this part of the people in the last result. */
const BATCH_PART = 20

function isFirst({ value, published }: AnswerGroup): boolean {
  return value !== null && published === null
}

function isChanged({ value, published }: AnswerGroup): boolean {
  return published !== null && value !== published
}

/** People of a batch. Answers for which other ones count are of people who may be in it already. */
function peopleIn(batch: readonly AnswerGroup[]): number {
  return batch.reduce((sum, { value, count }) => sum + (value === null ? 0 : count), 0)
}

/** People of a batch: with every result of a running survey the next batch grows, so that their number is bounded. */
function batchFloor(publication: TopicPublication, floor: number, { isEnded }: PublicationRule): number {
  return isEnded ? floor : Math.max(floor, Math.ceil(publishedAnswers(publication) / BATCH_PART))
}

/** Whether a batch of `count` people may be published: it is large enough, and so is what is left for the last one. */
function isDue(count: number, floor: number, { remaining, isEnded }: PublicationRule): boolean {
  return count >= floor && (isEnded || remaining <= 0 || remaining >= floor)
}

function placementOfFirst(batch: readonly AnswerGroup[]): Placement {
  return spreadOf(presentIn(batch)) === 1 ? 'band' : 'figures'
}

/**
 * Adds a batch of first answers. Of a batch is shown how often each rating was given, so that each person may have given
 * any of these; where all gave the same one, a band that holds several. What is shown depends on that batch alone, so
 * that later results say nothing more about it.
 */
function addFirst(
  { exact, latest, agreed }: TopicPublication,
  batch: readonly AnswerGroup[],
  placement: Placement,
): TopicPublication {
  const gained = presentIn(batch)
  const before = latest ?? EMPTY_HISTOGRAM
  if (placement === 'band') return { exact, latest: before, agreed: addedTo(agreed, bandsOf(gained), 1) }
  const figures = sumOf([before, gained])
  // A reader who knows the batch can add it to each earlier result.
  const known = exact.map((earlier) => sumOf([earlier, gained]))
  return { exact: known.length === 0 ? [figures] : known, latest: figures, agreed }
}

/**
 * Moves changed answers to their present ratings; null where they wait. People in bands who agree again stay in bands.
 * `seen`: the publication that readers saw last, without first answers that appear together with these.
 */
function moveChanged(
  { exact, latest, agreed }: TopicPublication,
  batch: readonly AnswerGroup[],
  seen: TopicPublication,
  floor: number,
): Pick<TopicUpdate, 'publication' | 'changed'> | null {
  const gained = presentIn(batch)
  const left = addedTo(agreed, bandsOf(publishedIn(batch, true)), -1)
  const before = latest ?? EMPTY_HISTOGRAM
  if (batch.every(({ isAgreed }) => isAgreed) && spreadOf(gained) === 1)
    return { publication: { exact, latest, agreed: addedTo(left, bandsOf(gained), 1) }, changed: 'band' }
  const lost = publishedIn(batch, false)
  const figures = mapRatings(
    (rating) => countAt(before, rating) + countAt(gained, rating) - countAt(lost, rating),
  )
  const earlier = [...exact, before, ...seen.exact, seen.latest ?? EMPTY_HISTOGRAM]
  if (exact.length >= EXACT_MAX || !earlier.every((one) => mayFollow(figures, one, floor))) return null
  const known = exact.length === 0 ? [before] : exact
  return { publication: { exact: [...known, figures], latest: figures, agreed: left }, changed: 'figures' }
}

/**
 * True where figures with changed answers may follow others: the people who make the difference are at least as many as
 * the floor, and did not all move to one rating, or away from one.
 */
function mayFollow(latest: Histogram, earlier: Histogram, floor: number): boolean {
  const [gained, lost] = [gainedIn(latest, earlier), gainedIn(earlier, latest)]
  if (answersIn(gained) === 0 && answersIn(lost) === 0) return true
  return answersIn(gained) >= floor && spreadOf(gained) > 1 && spreadOf(lost) !== 1
}

/** How many people gave each rating in the later of two results, and did not in the earlier one. */
function gainedIn(later: Histogram, earlier: Histogram): Histogram {
  return mapRatings((rating) => Math.max(countAt(later, rating) - countAt(earlier, rating), 0))
}

/**
 * True where a renewed list would have a person with another rating or another comment. A changed answer that waits
 * keeps the comment with which it was listed: the new one belongs to the new rating.
 */
function isEntryOutdated(
  group: AnswerGroup,
  { first, changed }: Omit<TopicUpdate, 'listsComments'>,
): boolean {
  const { value, published, isAgreed, isListed, listedValue, isCommentListed } = group
  const placement = isFirst(group) ? first : isChanged(group) ? changed : null
  const shown = placement === null ? published : value
  if (shown === null) return isListed
  const rating = (placement === null ? isAgreed : placement === 'band') ? null : shown
  return !isListed || listedValue !== rating || (shown === value && !isCommentListed)
}

/** The ratings of a batch as they are. */
function presentIn(batch: readonly AnswerGroup[]): Histogram {
  return histogramOfGroups(batch, ({ value }) => value)
}

/** The ratings with which people of a batch are in the result: those in bands, or those in figures. */
function publishedIn(batch: readonly AnswerGroup[], isAgreed: boolean): Histogram {
  return histogramOfGroups(batch, (group) => (group.isAgreed === isAgreed ? group.published : null))
}

function histogramOfGroups(
  groups: readonly AnswerGroup[],
  ratingOf: (group: AnswerGroup) => Rating | null,
): Histogram {
  return mapRatings((rating) =>
    groups.reduce((sum, group) => sum + (ratingOf(group) === rating ? group.count : 0), 0),
  )
}

function bandsOf(histogram: Histogram): AgreedAnswers {
  const inBand = (band: 'low' | 'high') =>
    answersIn(mapRatings((rating) => (bandOf(rating) === band ? countAt(histogram, rating) : 0)))
  return { low: inBand('low'), high: inBand('high') }
}

function addedTo(agreed: AgreedAnswers, bands: AgreedAnswers, sign: 1 | -1): AgreedAnswers {
  return { low: agreed.low + sign * bands.low, high: agreed.high + sign * bands.high }
}
