import { z } from 'zod'
import type { Issue, TrackerAdapter, TrackerTarget } from '../../features/trackers/ports.ts'
import { isSignedBy, jsonOf } from './hook-signature.ts'
import { issueMarkdown, markOf } from './issue-markdown.ts'
import {
  findMarked,
  outcomeOf,
  pageOf,
  searchOutcomeOf,
  trackerService,
  type TrackerServiceOptions,
  withStatus,
} from './tracker-service.ts'

const issueSchema = z.object({
  number: z.int().positive(),
  html_url: z.url({ protocol: /^https?$/ }).max(1000),
  state: z.enum(['open', 'closed']),
  created_at: z.string(),
  body: z.string().nullish(),
})

const hookSchema = z.object({ issue: z.object({ number: z.int().positive() }) })

const PER_PAGE = 30

/** Issues of a repository on GitHub, or on a GitHub Enterprise Server, with a fine-grained token. */
export function createGithubTracker(
  options: TrackerServiceOptions,
  origin = 'https://api.github.com',
): TrackerAdapter {
  const at = ({ address, token }: TrackerTarget) =>
    trackerService(
      options,
      {
        service: 'GitHub',
        base: address === null ? origin : `${address}/api/v3`,
        headers: {
          accept: 'application/vnd.github+json',
          'x-github-api-version': '2022-11-28',
          authorization: `Bearer ${token}`,
        },
      },
      (response) => limitOf(response, options.now?.() ?? Date.now()),
    )

  return {
    check: (target) =>
      outcomeOf(async () => {
        await at(target).ask({ path: repositoryOf(target), answer: z.object({ full_name: z.string() }) })
        return null
      }),

    create: (target, draft) =>
      outcomeOf(async () => {
        const body = { title: draft.title, body: issueMarkdown(draft) }
        const path = `${repositoryOf(target)}/issues`
        return issueOf(await at(target).ask({ method: 'POST', path, body, answer: issueSchema }))
      }),

    find: (target, { key, since }) =>
      searchOutcomeOf(async () => {
        const found = await findMarked({ mark: markOf(key), since }, async (page) => {
          const query = { state: 'all', sort: 'created', direction: 'desc', per_page: PER_PAGE, page }
          const path = `${repositoryOf(target)}/issues`
          const issues = await at(target).ask({ path, query, answer: pageOf(issueSchema) })
          return {
            issues: issues.map((raw) => ({ raw, createdAt: raw.created_at, text: raw.body ?? null })),
            isLast: issues.length < PER_PAGE,
          }
        })
        return found && issueOf(found)
      }),

    read: (target, externalId) =>
      outcomeOf(async () => {
        const path = `${repositoryOf(target)}/issues/${encodeURIComponent(externalId)}`
        return issueOf(await at(target).ask({ path, answer: issueSchema }))
      }),

    readHook({ headerOf, body, secret }) {
      if (!isSignedBy(secret, body, headerOf('x-hub-signature-256'), 'sha256='))
        return { isGenuine: false, externalIds: [] }
      const parsed = headerOf('x-github-event') === 'issues' ? hookSchema.safeParse(jsonOf(body)) : null
      return { isGenuine: true, externalIds: parsed?.success ? [String(parsed.data.issue.number)] : [] }
    },
  }
}

/** The name of a repository is safe in a path (`projectNameOf`). */
function repositoryOf({ project }: TrackerTarget): string {
  return `/repos/${project}`
}

function issueOf({ number, html_url: url, state }: z.output<typeof issueSchema>): Issue {
  return { externalId: String(number), label: `#${number}`, url, isOpen: state === 'open' }
}

/** GitHub answers too many requests with 403 as well, and says until when in a header of its own. */
function limitOf(response: Response, now: number): Response {
  const { status, headers } = response
  if (status !== 403 && status !== 429) return response
  if (headers.has('retry-after')) return withStatus(response, 429)
  if (headers.get('x-ratelimit-remaining') !== '0') return response
  const resetsAt = Number(headers.get('x-ratelimit-reset')) * 1000
  return withStatus(response, 429, Math.ceil((resetsAt - now) / 1000) || 60)
}
