import { z } from 'zod'
import {
  type ServiceStandIn,
  type StandInAnswer,
  type StandInRequest,
  startServiceStandIn,
} from '../../../platform/http/testing/service-stand-in.ts'

export const ACCESS_KEY = 'unsplash-key'

const searchSchema = z.strictObject({
  query: z.string().min(1),
  page: z.string().regex(/^[1-9]\d*$/),
  per_page: z.string().regex(/^([1-9]|[12]\d|30)$/),
  content_filter: z.enum(['low', 'high']).optional(),
  orientation: z.enum(['landscape', 'portrait', 'squarish']).optional(),
  order_by: z.enum(['relevant', 'latest']).optional(),
})
const downloadSchema = z.strictObject({ ixid: z.string().min(1) })

/** An Unsplash as strict as its documentation; it has so many pictures of each term, and none of 'zzzzzz'. */
export function startUnsplashStandIn(count: number): Promise<ServiceStandIn> {
  return startServiceStandIn((request) => answerOf(request, count))
}

function answerOf({ method, path, query, headers }: StandInRequest, count: number): StandInAnswer {
  const input = Object.fromEntries(query)
  if (method !== 'GET') return refusal(405, 'Method not allowed')
  if (headers.authorization !== `Client-ID ${ACCESS_KEY}`)
    return refusal(401, 'OAuth error: The access token is invalid')
  if (headers['accept-version'] !== 'v1') return refusal(400, 'Version missing')
  if (path === '/search/photos') {
    const parsed = searchSchema.safeParse(input)
    if (!parsed.success) return refusal(400, z.prettifyError(parsed.error))
    const total = parsed.data.query === 'zzzzzz' ? 0 : count
    const size = Number(parsed.data.per_page)
    const start = (Number(parsed.data.page) - 1) * size
    const results = Array.from({ length: Math.min(size, Math.max(0, total - start)) }, (_, at) =>
      photoAt(start + at, `http://${headers.host}`),
    )
    return { status: 200, body: { total, total_pages: Math.ceil(total / size), results } }
  }
  const [, at] = /^\/photos\/lUaaKCUANV(\d+)\/download$/.exec(path) ?? []
  if (at === undefined || Number(at) >= count) return refusal(404, "Couldn't find Photo")
  const parsed = downloadSchema.safeParse(input)
  if (!parsed.success) return refusal(400, z.prettifyError(parsed.error))
  return { status: 200, body: { url: `https://images.unsplash.com/photo-${at}?dl=photo.jpg` } }
}

function photoAt(at: number, origin: string) {
  const id = `lUaaKCUANV${at}`
  const picture = (width: number) =>
    `https://images.unsplash.com/photo-${at}?crop=entropy&fit=max&fm=jpg&ixid=M3wx&ixlib=rb-4.1.0&q=80&w=${width}`
  return {
    id,
    created_at: '2017-06-16T17:10:45Z',
    width: 6016,
    height: 4000,
    color: '#737373',
    description: null,
    alt_description: `mountains, the ${at}th`,
    urls: {
      raw: picture(0),
      full: picture(6016),
      regular: picture(1080),
      small: picture(400),
      thumb: picture(200),
    },
    links: {
      self: `${origin}/photos/${id}`,
      html: `https://unsplash.com/photos/${id}`,
      download: `https://unsplash.com/photos/${id}/download?ixid=M3wx`,
      download_location: `${origin}/photos/${id}/download?ixid=M3wx`,
    },
    user: {
      id: 'u1',
      username: 'somebody',
      name: 'Somebody',
      links: { self: `${origin}/users/somebody`, html: 'https://unsplash.com/@somebody' },
    },
  }
}

function refusal(status: number, message: string): StandInAnswer {
  return { status, body: { errors: [message] } }
}
