import type { ActionsInput } from '@retropulse/contract/actions'
import type {
  ChangePublicActionItem,
  NewPublicActionItem,
  PublicActionItem,
} from '@retropulse/contract/public-api'
import type { Refused } from '@retropulse/contract/refusal'
import type { ActionId, PersonId, TeamId } from '@retropulse/domain/kernel/ids'
import type { ActionItemsApi } from '../../action-items/api.ts'
import type { Identities } from '../../auth/api.ts'
import type { Memberships, Program } from '../../orgs/api.ts'
import { presentActionItem } from '../queries/list-action-items.ts'
import { type ProgramTeamPorts, teamOf } from '../queries/of-organisation.ts'

export interface ChangeActionItemsPorts extends ProgramTeamPorts {
  readonly actionItems: Pick<ActionItemsApi, 'change'>
  readonly identities: Pick<Identities, 'emailsOf'>
  readonly memberships: Pick<Memberships, 'findTeam' | 'memberIdsOf'>
}

type ActionItemWritten = { readonly ok: true; readonly actionItem: PublicActionItem } | Refused

/** Adds an action item to the latest retro of a team (ACTION-28). */
export async function addActionItem(
  program: Program,
  teamId: TeamId,
  { assigneeEmail, ...newAction }: NewPublicActionItem,
  ports: ChangeActionItemsPorts,
): Promise<ActionItemWritten> {
  return write(program, teamId, assigneeEmail, ports, (assignment) => ({
    actions: [],
    newAction: { ...newAction, ...assignment },
  }))
}

/** Changes an action item, wherever it was added (ACTION-29). */
export async function changeActionItem(
  program: Program,
  { teamId, actionId }: { readonly teamId: TeamId; readonly actionId: ActionId },
  { assigneeEmail, ...change }: ChangePublicActionItem,
  ports: ChangeActionItemsPorts,
): Promise<ActionItemWritten> {
  return write(program, teamId, assigneeEmail, ports, (assignment) => ({
    actions: [{ id: actionId, ...change, ...assignment }],
  }))
}

async function write(
  program: Program,
  teamId: TeamId,
  assigneeEmail: string | null | undefined,
  ports: ChangeActionItemsPorts,
  inputOf: (assignment: { readonly assignee?: PersonId | null }) => ActionsInput,
): Promise<ActionItemWritten> {
  const authorized = await teamOf(program, teamId, ports)
  if (!authorized.ok) return authorized
  const assignee = await personWith(assigneeEmail, teamId, ports)
  if (assignee === 'unknown') return { ok: false, code: 'unknown-member' }
  const done = await ports.actionItems.change(
    program.identity,
    teamId,
    inputOf(assignee === undefined ? {} : { assignee }),
    'program',
  )
  if (!done.ok) return done
  const [written] = done.actions
  // Deleted by a person in the same moment.
  return written === undefined
    ? { ok: false, code: 'unknown-action' }
    : { ok: true, actionItem: presentActionItem(written) }
}

/** The member of a team with an address; null and undefined stay as they are. */
async function personWith(
  email: string | null | undefined,
  teamId: TeamId,
  { memberships, identities }: ChangeActionItemsPorts,
): Promise<PersonId | null | undefined | 'unknown'> {
  if (email === null || email === undefined) return email
  const emails = await identities.emailsOf(await memberships.memberIdsOf(teamId))
  const wanted = email.toLowerCase()
  const found = [...emails].find(([, address]) => address.toLowerCase() === wanted)
  return found === undefined ? 'unknown' : found[0]
}
