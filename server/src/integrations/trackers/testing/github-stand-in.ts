import { z } from 'zod'
import type { StandInAnswer, StandInRequest } from '../../../platform/http/testing/service-stand-in.ts'
import type { IssueStore, StoredIssue } from './issue-store.ts'

export const GITHUB_TOKEN = 'github_pat_11AAAAAAA'

const newIssueSchema = z.strictObject({ title: z.string().min(1).max(256), body: z.string().max(65_536) })
const listSchema = z.strictObject({
  state: z.enum(['open', 'closed', 'all']),
  sort: z.enum(['created', 'updated', 'comments']),
  direction: z.enum(['asc', 'desc']),
  per_page: z.coerce.number().int().min(1).max(100),
  page: z.coerce.number().int().min(1),
})

/** The repository acme/web of a GitHub, or below /api/v3 of a GitHub Enterprise Server. */
export function answerAsGithub({ issues, add, find }: IssueStore) {
  return (request: StandInRequest): StandInAnswer => {
    const { method, headers, query } = request
    const path = request.path.replace(/^\/api\/v3/, '')
    if (headers['user-agent'] === undefined) return refusal(403, 'Request forbidden by administrative rules')
    if (headers.authorization !== `Bearer ${GITHUB_TOKEN}`) return refusal(401, 'Bad credentials')
    if (headers['x-github-api-version'] !== '2022-11-28') return refusal(400, 'Unsupported API version')
    if (!path.startsWith('/repos/acme/web')) return refusal(404, 'Not Found')
    const rest = path.slice('/repos/acme/web'.length)
    if (method === 'GET' && rest === '') return { status: 200, body: { id: 1, full_name: 'acme/web' } }
    if (rest === '/issues' && method === 'POST') {
      const parsed = newIssueSchema.safeParse(JSON.parse(request.body))
      if (!parsed.success) return refusal(422, 'Validation Failed')
      return { status: 201, body: presented(add({ title: parsed.data.title, text: parsed.data.body })) }
    }
    if (rest === '/issues' && method === 'GET') {
      const parsed = listSchema.safeParse(Object.fromEntries(query))
      if (!parsed.success) return refusal(422, 'Validation Failed')
      const { page, per_page: size } = parsed.data
      const newest = issues.toReversed().slice((page - 1) * size, page * size)
      return { status: 200, body: newest.map(presented) }
    }
    const issue = find(Number(/^\/issues\/(\d+)$/.exec(rest)?.[1]))
    if (method !== 'GET' || issue === undefined) return refusal(404, 'Not Found')
    return { status: 200, body: presented(issue) }
  }
}

function presented({ number, title, text, isOpen, createdAt }: StoredIssue) {
  return {
    id: 9000 + number,
    number,
    title,
    body: text,
    state: isOpen ? 'open' : 'closed',
    html_url: `https://github.com/acme/web/issues/${number}`,
    created_at: createdAt,
    user: { login: 'retro-bot' },
  }
}

function refusal(status: number, message: string): StandInAnswer {
  return { status, body: { message, documentation_url: 'https://docs.github.com/rest' } }
}
