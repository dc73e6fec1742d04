import { z } from 'zod'
import type { Issue, TrackerAdapter, TrackerTarget } from '../../features/trackers/ports.ts'
import { isSame, jsonOf } from './hook-signature.ts'
import { issueMarkdown, markOf } from './issue-markdown.ts'
import {
  findMarked,
  outcomeOf,
  pageOf,
  searchOutcomeOf,
  trackerService,
  type TrackerServiceOptions,
} from './tracker-service.ts'

const issueSchema = z.object({
  iid: z.int().positive(),
  web_url: z.url({ protocol: /^https?$/ }).max(1000),
  state: z.enum(['opened', 'closed']),
  created_at: z.string(),
  description: z.string().nullish(),
})

const hookSchema = z.object({
  object_kind: z.literal('issue'),
  object_attributes: z.object({ iid: z.int().positive() }),
})

const PER_PAGE = 30

/** Issues of a project on GitLab, of gitlab.com or a server of one's own, with an access token. */
export function createGitlabTracker(
  options: TrackerServiceOptions,
  origin = 'https://gitlab.com',
): TrackerAdapter {
  const at = ({ address, token }: TrackerTarget) =>
    trackerService(options, {
      service: 'GitLab',
      base: `${address ?? origin}/api/v4`,
      headers: { 'private-token': token },
    })

  return {
    check: (target) =>
      outcomeOf(async () => {
        await at(target).ask({ path: projectOf(target), answer: z.object({ id: z.number() }) })
        return null
      }),

    create: (target, draft) =>
      outcomeOf(async () => {
        const body = { title: draft.title, description: issueMarkdown(draft) }
        const path = `${projectOf(target)}/issues`
        return issueOf(await at(target).ask({ method: 'POST', path, body, answer: issueSchema }))
      }),

    find: (target, { key, since }) =>
      searchOutcomeOf(async () => {
        const found = await findMarked({ mark: markOf(key), since }, async (page) => {
          const query = { scope: 'all', order_by: 'created_at', sort: 'desc', per_page: PER_PAGE, page }
          const path = `${projectOf(target)}/issues`
          const issues = await at(target).ask({ path, query, answer: pageOf(issueSchema) })
          return {
            issues: issues.map((raw) => ({ raw, createdAt: raw.created_at, text: raw.description ?? null })),
            isLast: issues.length < PER_PAGE,
          }
        })
        return found && issueOf(found)
      }),

    read: (target, externalId) =>
      outcomeOf(async () => {
        const path = `${projectOf(target)}/issues/${encodeURIComponent(externalId)}`
        return issueOf(await at(target).ask({ path, answer: issueSchema }))
      }),

    // GitLab sends the secret itself, and no signature.
    readHook({ headerOf, body, secret }) {
      if (!isSame(secret, headerOf('x-gitlab-token'))) return { isGenuine: false, externalIds: [] }
      const parsed = hookSchema.safeParse(jsonOf(body))
      return {
        isGenuine: true,
        externalIds: parsed.success ? [String(parsed.data.object_attributes.iid)] : [],
      }
    },
  }
}

function projectOf({ project }: TrackerTarget): string {
  return `/projects/${encodeURIComponent(project)}`
}

function issueOf({ iid, web_url: url, state }: z.output<typeof issueSchema>): Issue {
  return { externalId: String(iid), label: `#${iid}`, url, isOpen: state === 'opened' }
}
