import { z } from 'zod'
import type { StandInAnswer, StandInRequest } from '../../../platform/http/testing/service-stand-in.ts'
import type { IssueStore, StoredIssue } from './issue-store.ts'

export const GITLAB_TOKEN = 'glpat-aaaaaaaaaaaaaaaaaaaa'

const newIssueSchema = z.strictObject({
  title: z.string().min(1).max(255),
  description: z.string().max(1_048_576),
})
const listSchema = z.strictObject({
  scope: z.enum(['created_by_me', 'assigned_to_me', 'all']),
  order_by: z.enum(['created_at', 'updated_at']),
  sort: z.enum(['asc', 'desc']),
  per_page: z.coerce.number().int().min(1).max(100),
  page: z.coerce.number().int().min(1),
})

const PROJECT = '/api/v4/projects/acme%2Fweb'

/** The project acme/web of a GitLab. */
export function answerAsGitlab({ issues, add, find }: IssueStore) {
  return ({ method, headers, path, query, body }: StandInRequest): StandInAnswer => {
    if (headers['private-token'] !== GITLAB_TOKEN) return refusal(401, '401 Unauthorized')
    if (!path.startsWith(PROJECT)) return refusal(404, '404 Project Not Found')
    const rest = path.slice(PROJECT.length)
    if (method === 'GET' && rest === '') return { status: 200, body: { id: 7, path: 'web' } }
    if (rest === '/issues' && method === 'POST') {
      const parsed = newIssueSchema.safeParse(JSON.parse(body))
      if (!parsed.success) return refusal(400, 'title is invalid')
      return {
        status: 201,
        body: presented(add({ title: parsed.data.title, text: parsed.data.description })),
      }
    }
    if (rest === '/issues' && method === 'GET') {
      const parsed = listSchema.safeParse(Object.fromEntries(query))
      if (!parsed.success) return refusal(400, 'a parameter does not have a valid value')
      const { page, per_page: size } = parsed.data
      const newest = issues.toReversed().slice((page - 1) * size, page * size)
      return { status: 200, body: newest.map(presented) }
    }
    const issue = find(Number(/^\/issues\/(\d+)$/.exec(rest)?.[1]))
    if (method !== 'GET' || issue === undefined) return refusal(404, '404 Not found')
    return { status: 200, body: presented(issue) }
  }
}

function presented({ number, title, text, isOpen, createdAt }: StoredIssue) {
  return {
    id: 5000 + number,
    iid: number,
    project_id: 7,
    title,
    description: text,
    state: isOpen ? 'opened' : 'closed',
    web_url: `https://gitlab.com/acme/web/-/issues/${number}`,
    created_at: createdAt,
  }
}

function refusal(status: number, message: string): StandInAnswer {
  return { status, body: { message } }
}
