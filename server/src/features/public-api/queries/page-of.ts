import type { Page, PageQuery } from '@retropulse/contract/public-api'
import type { Refused } from '@retropulse/contract/refusal'

/** A refusal that may say what is wrong with which field. */
export type RefusedFields = Refused & { readonly fields?: Readonly<Record<string, string>> }
type PlaceFound = { readonly ok: true; readonly place: string | null } | RefusedFields

/** A list that programs read page by page; its name makes a cursor of another list invalid. */
type ListName = 'teams' | 'retros' | 'notes' | 'action-items' | 'pulse-surveys'
/** With what the list is of, such as a team: a cursor of another one is invalid. */
export type PagedList = ListName | `${ListName} ${string}`

/**
 * The place that a cursor stands for: where the page before it ended. Null: without a cursor, from the beginning. A
 * text that is no cursor of the list, with a place of this shape, is refused, so that a program never reads a list from the start by mistake.
 */
export function placeIn(list: PagedList, { cursor }: Pick<PageQuery, 'cursor'>, shape: RegExp): PlaceFound {
  if (cursor === undefined) return { ok: true, place: null }
  const text = Buffer.from(cursor, 'base64url').toString()
  const beginning = `${list}\n`
  const place = text.slice(beginning.length)
  if (!text.startsWith(beginning) || !shape.test(place) || cursorOf(list, place) !== cursor) return WRONG
  return { ok: true, place }
}

/** As `placeIn`, for a list that is ordered by time. */
export function timePlaceIn(
  list: PagedList,
  query: Pick<PageQuery, 'cursor'>,
): { readonly ok: true; readonly after: TimePlace | null } | RefusedFields {
  const from = placeIn(list, query, TIME_PLACE)
  if (!from.ok) return from
  const [time, id] = from.place?.split(' ') ?? []
  return { ok: true, after: time === undefined || id === undefined ? null : { time: Number(time), id } }
}

const TIME_PLACE = /^\d{1,15} [\w-]+$/

/** The page that begins at `items`, of which there is one more than `limit` when another page follows. */
export function pageOf<Item>(
  list: PagedList,
  items: readonly Item[],
  limit: number,
  placeOf: (item: Item) => string,
): { readonly data: readonly Item[] } & Pick<Page<Item>, 'nextCursor'> {
  const data = items.slice(0, limit)
  const last = data.at(-1)
  const isLast = last === undefined || items.length <= limit
  return { data, nextCursor: isLast ? null : cursorOf(list, placeOf(last)) }
}

/** Opaque to programs, which only send it back. */
export function cursorOf(list: PagedList, place: string): string {
  return Buffer.from(`${list}\n${place}`).toString('base64url')
}

const WRONG: RefusedFields = { ok: false, code: 'bad-request', fields: { cursor: 'invalid' } }

/** The place of an item in a list that is ordered by time, and then by id. */
export function placeOfTime({ time, id }: TimePlace): string {
  return `${time} ${id}`
}

export interface TimePlace {
  readonly time: number
  readonly id: string
}
