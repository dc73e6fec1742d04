import { z } from 'zod'
import type { StandInAnswer, StandInRequest } from '../../../platform/http/testing/service-stand-in.ts'
import type { IssueStore, StoredIssue } from './issue-store.ts'

export const LINEAR_TOKEN = 'lin_api_aaaaaaaaaaaa'

const TEAM_ID = '5b0c6a9c-9a4e-4f0e-9a53-0b9b4f7f2c11'
const callSchema = z.strictObject({ query: z.string(), variables: z.record(z.string(), z.unknown()) })
const teamSchema = z.strictObject({ key: z.string() })
const issueSchema = z.strictObject({ id: z.uuid() })
const createSchema = z.strictObject({
  input: z.strictObject({
    id: z.uuidv4(),
    teamId: z.literal(TEAM_ID),
    title: z.string().min(1).max(255),
    description: z.string(),
  }),
})

/** The team ENG of a Linear; it refuses a second issue with the same id. */
export function answerAsLinear({ issues, add }: IssueStore) {
  return ({ method, headers, path, body }: StandInRequest): StandInAnswer => {
    if (path !== '/graphql' || method !== 'POST') return { status: 404, body: '' }
    if (headers.authorization !== LINEAR_TOKEN) return refusal(401, 'AUTHENTICATION_ERROR')
    const call = callSchema.safeParse(JSON.parse(body))
    if (!call.success) return refusal(400, 'GRAPHQL_VALIDATION_FAILED')
    const { query, variables } = call.data
    if (query.startsWith('query Team($key: String!)')) {
      const { key } = teamSchema.parse(variables)
      return { status: 200, body: { data: { teams: { nodes: key === 'ENG' ? [{ id: TEAM_ID }] : [] } } } }
    }
    if (query.startsWith('query Issue($id: ID!)')) {
      const { id } = issueSchema.parse(variables)
      const nodes = issues.filter((issue) => issue.id === id).map(presented)
      return { status: 200, body: { data: { issues: { nodes } } } }
    }
    if (query.startsWith('mutation Create($input: IssueCreateInput!)')) {
      const parsed = createSchema.safeParse(variables)
      if (!parsed.success) return refusal(200, 'INVALID_INPUT')
      const { id, title, description } = parsed.data.input
      if (issues.some((issue) => issue.id === id)) return refusal(200, 'INPUT_ERROR')
      const issue = presented(add({ id, title, text: description }))
      return { status: 200, body: { data: { issueCreate: { success: true, issue } } } }
    }
    return refusal(400, 'GRAPHQL_VALIDATION_FAILED')
  }
}

function presented({ id, number, isOpen }: StoredIssue) {
  return {
    id,
    identifier: `ENG-${number}`,
    url: `https://linear.app/acme/issue/ENG-${number}`,
    state: { type: isOpen ? 'started' : 'completed' },
  }
}

function refusal(status: number, code: string): StandInAnswer {
  return { status, body: { errors: [{ message: 'No', extensions: { code } }], data: null } }
}
