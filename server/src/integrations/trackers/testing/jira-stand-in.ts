import { z } from 'zod'
import type { StandInAnswer, StandInRequest } from '../../../platform/http/testing/service-stand-in.ts'
import type { IssueStore, StoredIssue } from './issue-store.ts'

export const JIRA_EMAIL = 'bot@acme.example'
export const JIRA_TOKEN = 'ATATT3xFfGF0'

const textSchema = z.strictObject({
  type: z.literal('text'),
  text: z.string().min(1),
  marks: z
    .array(
      z.union([
        z.strictObject({ type: z.literal('link'), attrs: z.strictObject({ href: z.url() }) }),
        z.strictObject({ type: z.literal('code') }),
      ]),
    )
    .optional(),
})
const documentSchema = z.strictObject({
  type: z.literal('doc'),
  version: z.literal(1),
  content: z.array(z.strictObject({ type: z.literal('paragraph'), content: z.array(textSchema) })),
})
const newIssueSchema = z.strictObject({
  fields: z.strictObject({
    project: z.strictObject({ key: z.literal('WEB') }),
    issuetype: z.strictObject({ name: z.enum(['Task', 'Bug']) }),
    summary: z
      .string()
      .min(1)
      .max(255)
      .regex(/^[^\n]*$/),
    description: documentSchema,
  }),
})
const searchSchema = z.strictObject({
  jql: z.string().regex(/^project = "WEB" AND created >= "-\d+m" ORDER BY created DESC$/),
  fields: z.array(z.string()),
  maxResults: z.number().int().min(1).max(5000),
  nextPageToken: z
    .string()
    .regex(/^at-\d+$/)
    .optional(),
})

/** The project WEB of a Jira Cloud. */
export function answerAsJira({ issues, add, find }: IssueStore) {
  return ({ method, headers, path, query, body }: StandInRequest): StandInAnswer => {
    const expected = `Basic ${Buffer.from(`${JIRA_EMAIL}:${JIRA_TOKEN}`).toString('base64')}`
    if (headers.authorization !== expected)
      return refusal(401, 'Client must be authenticated to access this resource.')
    if (!path.startsWith('/rest/api/3/')) return refusal(404, 'Not found')
    const rest = path.slice('/rest/api/3'.length)
    if (method === 'GET' && rest === '/project/WEB') return { status: 200, body: { id: '10000', key: 'WEB' } }
    if (method === 'POST' && rest === '/issue') {
      const parsed = newIssueSchema.safeParse(JSON.parse(body))
      if (!parsed.success) return refusal(400, z.prettifyError(parsed.error))
      const { summary, description } = parsed.data.fields
      const { id, key, self } = presented(add({ title: summary, text: JSON.stringify(description) }))
      return { status: 201, body: { id, key, self } }
    }
    if (method === 'POST' && rest === '/search/jql') {
      const parsed = searchSchema.safeParse(JSON.parse(body))
      if (!parsed.success) return refusal(400, z.prettifyError(parsed.error))
      const start = Number(parsed.data.nextPageToken?.slice('at-'.length) ?? 0)
      const end = start + parsed.data.maxResults
      const isLast = end >= issues.length
      const found = issues.toReversed().slice(start, end).map(presented)
      return { status: 200, body: { issues: found, isLast, ...(!isLast && { nextPageToken: `at-${end}` }) } }
    }
    const issue = find(Number(/^\/issue\/10(\d+)$/.exec(rest)?.[1]))
    if (method !== 'GET' || issue === undefined || query.get('fields') !== 'status')
      return refusal(404, 'Issue does not exist or you do not have permission to see it.')
    return { status: 200, body: presented(issue) }
  }
}

function presented({ number, title, text, isOpen, createdAt }: StoredIssue) {
  const id = `10${number}`
  return {
    id,
    key: `WEB-${number}`,
    self: `https://acme.atlassian.net/rest/api/3/issue/${id}`,
    fields: {
      summary: title,
      created: createdAt,
      description: JSON.parse(text) as unknown,
      status: {
        name: isOpen ? 'Doing' : 'Shipped',
        statusCategory: { key: isOpen ? 'indeterminate' : 'done' },
      },
    },
  }
}

function refusal(status: number, message: string): StandInAnswer {
  return { status, body: { errorMessages: [message], errors: {} } }
}
