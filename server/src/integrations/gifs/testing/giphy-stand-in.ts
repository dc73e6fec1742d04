import { z } from 'zod'
import {
  type ServiceStandIn,
  type StandInAnswer,
  type StandInRequest,
  startServiceStandIn,
} from '../../../platform/http/testing/service-stand-in.ts'

export const GIPHY_KEY = 'giphy-key'

const rating = z.enum(['g', 'pg', 'pg-13', 'r'])

const searchSchema = z.strictObject({
  api_key: z.literal(GIPHY_KEY),
  q: z.string().min(1).max(50),
  limit: z.string().regex(/^([1-9]|[1-4]\d|50)$/),
  offset: z.string().regex(/^(0|[1-9]\d{0,3})$/),
  rating,
  bundle: z.enum(['clips_grid_picker', 'messaging_non_clips', 'sticker_layering', 'low_bandwidth']),
})
const idsSchema = z.strictObject({ api_key: z.literal(GIPHY_KEY), ids: z.string().min(1), rating })

/** A GIPHY as strict as its documentation; it has so many GIFs of each term, and none of 'zzzzzz'. */
export function startGiphyStandIn(count: number): Promise<ServiceStandIn> {
  return startServiceStandIn((request) => answerOf(request, count))
}

function answerOf({ method, path, query }: StandInRequest, count: number): StandInAnswer {
  const input = Object.fromEntries(query)
  if (method !== 'GET') return refusal(405, 'Method Not Allowed')
  if (query.get('api_key') !== GIPHY_KEY) return refusal(401, 'Unauthorized')
  if ((query.get('q') ?? '').length > 50) return refusal(414, 'URI Too Long')
  if (path === '/v1/gifs/search') {
    const parsed = searchSchema.safeParse(input)
    if (!parsed.success) return refusal(400, z.prettifyError(parsed.error))
    const total = parsed.data.q === 'zzzzzz' ? 0 : count
    const start = Number(parsed.data.offset)
    const data = gifs(total).slice(start, start + Number(parsed.data.limit))
    return page(data, total, start)
  }
  if (path === '/v1/gifs') {
    const parsed = idsSchema.safeParse(input)
    if (!parsed.success) return refusal(400, z.prettifyError(parsed.error))
    const ids = new Set(parsed.data.ids.split(','))
    const data = gifs(count).filter(({ id }) => ids.has(id))
    return page(data, data.length, 0)
  }
  return refusal(404, 'Not Found')
}

function page(data: readonly object[], total: number, offset: number): StandInAnswer {
  return {
    status: 200,
    body: {
      data,
      pagination: { total_count: total, count: data.length, offset },
      meta: { status: 200, msg: 'OK', response_id: 'a1b2' },
    },
  }
}

function gifs(count: number) {
  return Array.from({ length: count }, (_, at) => gifAt(at))
}

function gifAt(at: number) {
  const id = `WoWm8YzFQJ${at}`
  const address = (name: string) =>
    `https://media${at % 5}.giphy.com/media/v1.Y2lkPTc5MGI/${id}/${name}.gif?cid=790b&ep=v1_gifs_search&rid=${name}.gif&ct=g`
  return {
    type: 'gif',
    id,
    url: `https://giphy.com/gifs/${id}`,
    slug: id,
    username: at % 2 === 0 ? 'somebody' : '',
    source: '',
    title: `GIF by Somebody ${at}`,
    alt_text: `A reaction, the ${at}th`,
    rating: 'g',
    images: {
      original: { url: address('giphy'), width: '480', height: '360', size: '163523' },
      fixed_height: { url: address('200'), width: String(200 + at), height: '200', size: '94221' },
    },
    ...(at % 2 === 0 && { user: { display_name: 'Somebody', username: 'somebody' } }),
  }
}

function refusal(status: number, msg: string): StandInAnswer {
  return { status, body: { data: [], meta: { status, msg, response_id: '' } } }
}
