import { z } from 'zod'
import type { Issue, TrackerAdapter, TrackerTarget } from '../../features/trackers/ports.ts'
import { ServiceError } from '../../platform/http/service-request.ts'
import { isSignedBy, jsonOf } from './hook-signature.ts'
import { issueMarkdown } from './issue-markdown.ts'
import {
  outcomeOf,
  pageOf,
  trackerService,
  type TrackerServiceOptions,
  withStatus,
} from './tracker-service.ts'

const issueSchema = z.object({
  id: z.uuid(),
  identifier: z.string().regex(/^[A-Z0-9]{1,10}-\d{1,12}$/),
  url: z.url({ protocol: /^https?$/ }).max(1000),
  state: z.object({ type: z.string() }),
})
const teamsSchema = z.object({
  data: z.object({ teams: z.object({ nodes: pageOf(z.object({ id: z.uuid() }), 1) }) }),
})
const issuesSchema = z.object({
  data: z.object({ issues: z.object({ nodes: pageOf(issueSchema, 1) }) }),
})
const createdSchema = z.object({
  data: z.object({ issueCreate: z.object({ success: z.literal(true), issue: issueSchema }) }),
})
const hookSchema = z.object({ type: z.literal('Issue'), data: z.object({ id: z.uuid() }) })

const FIELDS = 'id identifier url state { type }'
const TEAM = 'query Team($key: String!) { teams(filter: { key: { eq: $key } }, first: 1) { nodes { id } } }'
const ISSUE = `query Issue($id: ID!) {
  issues(filter: { id: { eq: $id } }, first: 1, includeArchived: true) { nodes { ${FIELDS} } }
}`
const CREATE = `mutation Create($input: IssueCreateInput!) {
  issueCreate(input: $input) { success issue { ${FIELDS} } }
}`

/** States of these kinds end an issue, whatever a team calls them. */
const CLOSED = new Set(['completed', 'canceled', 'duplicate'])

/**
 * Issues of a team of Linear, with a personal API key. Linear takes the id of a new issue from the caller, by which one
 * is never made twice.
 */
export function createLinearTracker(
  options: TrackerServiceOptions,
  origin = 'https://api.linear.app',
): TrackerAdapter {
  const ask = <Schema extends z.ZodType>(
    { token }: TrackerTarget,
    query: string,
    variables: object,
    answer: Schema,
  ) =>
    trackerService(
      options,
      // A key stands there without a scheme.
      { service: 'Linear', base: origin, headers: { authorization: token } },
      (response) => statusOf(response, options.now?.() ?? Date.now()),
    ).ask({ method: 'POST', path: '/graphql', body: { query, variables }, answer })

  async function teamIdOf(target: TrackerTarget): Promise<string> {
    const { data } = await ask(target, TEAM, { key: target.project }, teamsSchema)
    const [team] = data.teams.nodes
    if (team === undefined) throw new ServiceError('Linear', 'refused', 404)
    return team.id
  }
  async function issueWith(target: TrackerTarget, id: string): Promise<Issue | null> {
    const { data } = await ask(target, ISSUE, { id }, issuesSchema)
    const [issue] = data.issues.nodes
    return issue === undefined ? null : issueOf(issue)
  }

  return {
    check: (target) =>
      outcomeOf(async () => {
        await teamIdOf(target)
        return null
      }),

    create: (target, draft) =>
      outcomeOf(async () => {
        const teamId = await teamIdOf(target)
        const input = { id: draft.key, teamId, title: draft.title, description: issueMarkdown(draft) }
        const { data } = await ask(target, CREATE, { input }, createdSchema)
        return issueOf(data.issueCreate.issue)
      }),

    find: (target, { key }) => outcomeOf(() => issueWith(target, key)),

    read: (target, externalId) =>
      outcomeOf(async () => {
        const issue = await issueWith(target, externalId)
        if (issue === null) throw new ServiceError('Linear', 'refused', 404)
        return issue
      }),

    readHook({ headerOf, body, secret }) {
      if (!isSignedBy(secret, body, headerOf('linear-signature'), ''))
        return { isGenuine: false, externalIds: [] }
      const parsed = hookSchema.safeParse(jsonOf(body))
      return { isGenuine: true, externalIds: parsed.success ? [parsed.data.data.id] : [] }
    },
  }
}

function issueOf({ id, identifier, url, state }: z.output<typeof issueSchema>): Issue {
  return { externalId: id, label: identifier, url, isOpen: !CLOSED.has(state.type) }
}

const errorsSchema = z.object({
  errors: pageOf(z.object({ extensions: z.object({ code: z.string() }).optional() })),
})

/** Errors of GraphQL come with 200 or 400, and their code says what they are. */
const STATUSES: Readonly<Record<string, number>> = {
  RATELIMITED: 429,
  AUTHENTICATION_ERROR: 401,
  FORBIDDEN: 403,
  INPUT_ERROR: 422,
  INVALID_INPUT: 422,
  GRAPHQL_VALIDATION_FAILED: 422,
}

async function statusOf(response: Response, now: number): Promise<Response> {
  if (response.status !== 200 && response.status !== 400) return response
  const parsed = errorsSchema.safeParse(jsonOf(Buffer.from(await response.clone().arrayBuffer())))
  if (!parsed.success || parsed.data.errors.length === 0) return response
  const code = parsed.data.errors[0]?.extensions?.code ?? ''
  // Of an error that is not known, nothing follows for what was asked.
  const status = STATUSES[code] ?? 500
  if (status !== 429) return withStatus(response, status)
  const resetsAt = Number(response.headers.get('x-ratelimit-requests-reset'))
  return withStatus(response, 429, Math.ceil((resetsAt - now) / 1000) || 60)
}
