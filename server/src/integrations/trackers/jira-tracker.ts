import { z } from 'zod'
import type { Issue, IssueDraft, TrackerAdapter, TrackerTarget } from '../../features/trackers/ports.ts'
import { isSignedBy, jsonOf } from './hook-signature.ts'
import { markOf } from './issue-markdown.ts'
import {
  findMarked,
  outcomeOf,
  pageOf,
  searchOutcomeOf,
  trackerService,
  type TrackerServiceOptions,
} from './tracker-service.ts'

const keySchema = z.string().regex(/^[A-Z][A-Z0-9_]{0,40}-\d{1,12}$/)
const idSchema = z.string().regex(/^\d{1,20}$/)
const statusSchema = z.object({ statusCategory: z.object({ key: z.string() }) })
const createdSchema = z.object({ id: idSchema, key: keySchema })
const issueSchema = createdSchema.extend({ fields: z.object({ status: statusSchema }) })
const listedSchema = z.object({
  issues: pageOf(
    createdSchema.extend({
      fields: z.object({ status: statusSchema, created: z.string(), description: z.unknown() }),
    }),
  ),
  nextPageToken: z.string().nullish(),
})
const hookSchema = z.object({ issue: z.object({ id: idSchema }) })

const PER_PAGE = 30
/** Issues are looked for by their age in minutes, since days in a query are those of the account's time zone. */
const MINUTE_MS = 60_000
const SKEW_MINUTES = 15

/** Issues of a project of Jira Cloud, with the API token of an account. */
export function createJiraTracker(options: TrackerServiceOptions): TrackerAdapter {
  const now = options.now ?? Date.now
  const at = ({ address, email, token }: TrackerTarget) =>
    trackerService(options, {
      service: 'Jira',
      base: `${address}/rest/api/3`,
      headers: { authorization: `Basic ${Buffer.from(`${email ?? ''}:${token}`).toString('base64')}` },
    })
  return {
    check: (target) =>
      outcomeOf(async () => {
        await at(target).ask({ path: `/project/${target.project}`, answer: z.object({ key: z.string() }) })
        return null
      }),

    create: (target, draft) =>
      outcomeOf(async () => {
        const fields = {
          project: { key: target.project },
          issuetype: { name: target.issueType ?? 'Task' },
          summary: draft.title,
          description: documentOf(draft),
        }
        const made = await at(target).ask({
          method: 'POST',
          path: '/issue',
          body: { fields },
          answer: createdSchema,
        })
        return issueOf(target, made, true)
      }),

    find: (target, { key, since }) =>
      searchOutcomeOf(async () => {
        const minutes = Math.ceil((now() - since) / MINUTE_MS) + SKEW_MINUTES
        const jql = `project = "${target.project}" AND created >= "-${minutes}m" ORDER BY created DESC`
        let nextPageToken: string | undefined
        const found = await findMarked({ mark: markOf(key), since }, async () => {
          const body = {
            jql,
            fields: ['status', 'created', 'description'],
            maxResults: PER_PAGE,
            ...(nextPageToken !== undefined && { nextPageToken }),
          }
          const page = await at(target).ask({
            method: 'POST',
            path: '/search/jql',
            body,
            answer: listedSchema,
          })
          nextPageToken = page.nextPageToken ?? undefined
          return {
            issues: page.issues.map((raw) => ({
              raw,
              createdAt: raw.fields.created,
              text: JSON.stringify(raw.fields.description ?? null),
            })),
            isLast: nextPageToken === undefined,
          }
        })
        return found && issueOf(target, found, isUnfinished(found.fields))
      }),

    read: (target, externalId) =>
      outcomeOf(async () => {
        const path = `/issue/${encodeURIComponent(externalId)}`
        const issue = await at(target).ask({ path, query: { fields: 'status' }, answer: issueSchema })
        return { isOpen: isUnfinished(issue.fields) }
      }),

    readHook({ headerOf, body, secret }) {
      if (!isSignedBy(secret, body, headerOf('x-hub-signature'), 'sha256='))
        return { isGenuine: false, externalIds: [] }
      const parsed = hookSchema.safeParse(jsonOf(body))
      return { isGenuine: true, externalIds: parsed.success ? [parsed.data.issue.id] : [] }
    },
  }
}

function issueOf(
  { address }: TrackerTarget,
  { id, key }: z.output<typeof createdSchema>,
  isOpen: boolean,
): Issue {
  return { externalId: id, label: key, url: `${address}/browse/${key}`, isOpen }
}

/** Whatever a team calls its states, each has one of three categories. */
function isUnfinished({ status }: { readonly status: z.output<typeof statusSchema> }): boolean {
  return status.statusCategory.key !== 'done'
}

/** The Atlassian Document Format, in which a text is never markup. The mark stands at the end: nothing can be hidden. */
function documentOf({ key, facts, fullText, link }: IssueDraft): object {
  const written = [...facts, ...(fullText === null ? [] : [fullText])].filter((text) => text !== '')
  return {
    type: 'doc',
    version: 1,
    content: [
      ...written.map((text) => paragraph({ type: 'text', text })),
      ...(link === null
        ? []
        : [
            paragraph({
              type: 'text',
              text: link.label,
              marks: [{ type: 'link', attrs: { href: link.url } }],
            }),
          ]),
      paragraph({ type: 'text', text: markOf(key), marks: [{ type: 'code' }] }),
    ],
  }
}

function paragraph(content: object): object {
  return { type: 'paragraph', content: [content] }
}
