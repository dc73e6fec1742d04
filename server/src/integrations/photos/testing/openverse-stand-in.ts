import { z } from 'zod'
import {
  type ServiceStandIn,
  type StandInAnswer,
  type StandInRequest,
  startServiceStandIn,
} from '../../../platform/http/testing/service-stand-in.ts'

const searchSchema = z.strictObject({
  q: z.string().min(1).max(200),
  page: z.coerce.number().int().min(1),
  // Clients without an account get no more.
  page_size: z.coerce.number().int().min(1).max(20),
  license: z.string().regex(/^(cc0|pdm|by|by-sa)(,(cc0|pdm|by|by-sa))*$/),
  aspect_ratio: z.enum(['wide', 'tall', 'square']).optional(),
})

/** An Openverse as strict as its documentation; it has so many pictures of each term, and none of 'zzzzzz'. */
export function startOpenverseStandIn(count: number): Promise<ServiceStandIn> {
  return startServiceStandIn((request) => answerOf(request, count))
}

function answerOf({ method, path, query, headers }: StandInRequest, count: number): StandInAnswer {
  if (method !== 'GET') return refusal(405, 'Method not allowed.')
  if (headers.authorization !== undefined) return refusal(401, 'Invalid token.')
  if (path !== '/v1/images/') return refusal(404, 'Not found.')
  const parsed = searchSchema.safeParse(Object.fromEntries(query))
  if (!parsed.success) return refusal(400, z.prettifyError(parsed.error))
  const { q, page, page_size: size } = parsed.data
  if (page * size > 240) return refusal(401, 'Authentication is required to see more results.')
  const total = q === 'zzzzzz' ? 0 : count
  const start = (page - 1) * size
  const results = Array.from({ length: Math.min(size, Math.max(0, total - start)) }, (_, at) =>
    photoAt(start + at, `http://${headers.host}`),
  )
  return {
    status: 200,
    body: { result_count: total, page_count: Math.ceil(total / size), page_size: size, page, results },
  }
}

function photoAt(at: number, origin: string) {
  const id = `36537842-b067-4ca0-ad67-${String(at).padStart(12, '0')}`
  return {
    id,
    title: `mountains, the ${at}th`,
    foreign_landing_url: `https://www.flickr.com/photos/somebody/${at}`,
    url: `https://live.staticflickr.com/65535/${at}_b.jpg`,
    creator: 'Somebody',
    creator_url: 'https://www.flickr.com/photos/somebody',
    license: at % 2 === 0 ? 'cc0' : 'pdm',
    license_version: '1.0',
    license_url: 'https://creativecommons.org/publicdomain/zero/1.0/',
    provider: 'flickr',
    source: 'flickr',
    attribution: `"mountains, the ${at}th" by Somebody is marked with CC0 1.0.`,
    mature: false,
    height: 800,
    width: 1200,
    tags: [{ name: 'mountain', accuracy: null }],
    thumbnail: `${origin}/v1/images/${id}/thumb/`,
    unstable__sensitivity: [],
  }
}

function refusal(status: number, detail: string): StandInAnswer {
  return { status, body: { detail } }
}
