import { z } from 'zod'
import {
  type ServiceStandIn,
  type StandInAnswer,
  type StandInRequest,
  startServiceStandIn,
} from '../../../platform/http/testing/service-stand-in.ts'

export const KLIPY_KEY = 'klipy-key'

const credentials = { key: z.literal(KLIPY_KEY), client_key: z.string().regex(/^\w{1,40}$/) }
const limit = z.string().regex(/^([1-9]|[1-4]\d|50)$/)
const mediaFilter = z.literal('tinygif,nanogif')

const searchSchema = z.strictObject({
  ...credentials,
  q: z.string().min(1),
  limit,
  pos: z.string().startsWith('at-').optional(),
  searchfilter: z.enum(['', 'sticker', 'static']).optional(),
  media_filter: mediaFilter,
  contentfilter: z.enum(['off', 'low', 'medium', 'high']),
})
const postsSchema = z.strictObject({
  ...credentials,
  ids: z.string().min(1),
  limit,
  media_filter: mediaFilter,
})

/** A KLIPY as strict as its documentation; it has so many GIFs of each term, and none of 'zzzzzz'. */
export function startKlipyStandIn(count: number): Promise<ServiceStandIn> {
  return startServiceStandIn((request) => answerOf(request, count))
}

function answerOf({ method, path, query }: StandInRequest, count: number): StandInAnswer {
  const input = Object.fromEntries(query)
  if (method !== 'GET') return refusal(405, 'Method not allowed')
  if (query.get('key') !== KLIPY_KEY) return refusal(401, 'Invalid API key')
  if (path === '/v2/search') {
    const parsed = searchSchema.safeParse(input)
    if (!parsed.success) return refusal(400, z.prettifyError(parsed.error))
    const start = Number(parsed.data.pos?.slice('at-'.length) ?? 0)
    const end = Math.min(start + Number(parsed.data.limit), parsed.data.q === 'zzzzzz' ? 0 : count)
    const results = Array.from({ length: Math.max(0, end - start) }, (_, at) => gifAt(start + at))
    return { status: 200, body: { results, next: end < count && results.length > 0 ? `at-${end}` : '' } }
  }
  if (path === '/v2/posts') {
    const parsed = postsSchema.safeParse(input)
    if (!parsed.success) return refusal(400, z.prettifyError(parsed.error))
    const ids = new Set(parsed.data.ids.split(','))
    const known = Array.from({ length: count }, (_, at) => gifAt(at)).filter(({ id }) => ids.has(id))
    return { status: 200, body: { results: known.slice(0, Number(parsed.data.limit)) } }
  }
  return refusal(404, 'Not found')
}

function gifAt(at: number) {
  const id = String(8_041_570_000 + at)
  const media = (name: string, width: number) => ({
    url: `https://static.klipy.com/ii/d7aec6f6f171607374b2065c836f92f4/${at}/${name}.gif`,
    duration: 0,
    preview: '',
    dims: [width, Math.round(width * 0.75)],
    size: 94_221,
  })
  return {
    id,
    title: `GIF ${at}`,
    media_formats: { tinygif: media('tiny', 220), nanogif: media('nano', 120) },
    created: 1_700_000_000.5,
    content_description: `A reaction, the ${at}th`,
    itemurl: `https://klipy.com/gifs/${id}`,
    url: `https://klipy.com/${id}`,
    tags: ['reaction'],
    flags: [],
    hasaudio: false,
  }
}

function refusal(code: number, message: string): StandInAnswer {
  return { status: code, body: { error: { code, message, status: 'INVALID_ARGUMENT' } } }
}
