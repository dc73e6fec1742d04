import type { Page, PageQuery } from '@retropulse/contract/public-api'
import type { Refused } from '@retropulse/contract/refusal'

/** A refusal that may say what is wrong with which field. */
export type RefusedFields = Refused & { readonly fields?: Readonly<Record<string, string>> }
type PlaceFound = { readonly ok: true; readonly place: string | null } | RefusedFields

/** A list that programs read page by page; its name makes a cursor of another list invalid. */
export type PagedList = 'teams' | 'retros' | 'notes' | 'action-items' | 'pulse-surveys'

/**
 * The place that a cursor stands for: where the page before it ended. Null: without a cursor, from the beginning. A
 * text that is no cursor of the list is refused, so that a program never reads a list from the start by mistake.
 */
export function placeIn(list: PagedList, { cursor }: Pick<PageQuery, 'cursor'>): PlaceFound {
  if (cursor === undefined) return { ok: true, place: null }
  const text = Buffer.from(cursor, 'base64url').toString()
  const beginning = `${list}\n`
  if (!text.startsWith(beginning) || cursorOf(list, text.slice(beginning.length)) !== cursor) return WRONG
  return { ok: true, place: text.slice(beginning.length) }
}

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

/** Null: not the text of such a place. */
export function timePlaceIn(place: string): TimePlace | null {
  const [, time, id] = /^(\d{1,15}) ([\w-]+)$/.exec(place) ?? []
  return time === undefined || id === undefined ? null : { time: Number(time), id }
}
