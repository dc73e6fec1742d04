import type { ActionChange, ActionsChanged, ActionsInput, NewAction } from '@retropulse/contract/actions'
import type { Refused } from '@retropulse/contract/refusal'
import type { BoardCommand } from '@retropulse/domain/board/command'
import { type ActionId, asId, type AuthorId, type PersonId, type TeamId } from '@retropulse/domain/kernel/ids'
import { cleanText } from '@retropulse/domain/kernel/text'
import type { Identity } from '../../auth/api.ts'
import type { BoardApi } from '../../board/api.ts'
import type { Memberships } from '../../orgs/api.ts'
import { type ActionHome, createActionHomes, enterAsUser, type ActionHomesPorts } from './action-homes.ts'
import type { ListActionsPorts } from '../queries/list-actions.ts'
import { findTeamReader, type TeamReader } from '../queries/team-reader.ts'
import { presentActionItems } from '../queries/present-action-items.ts'

export type ChangeActionsPorts = ListActionsPorts &
  ActionHomesPorts &
  Pick<BoardApi, 'authorizeTeamBoard' | 'submitAll'> & {
    readonly memberships: Pick<Memberships, 'memberIdsOf'>
    readonly newId: () => string
  }

interface Task {
  readonly id: ActionId
  readonly home: ActionHome
  readonly commands: readonly BoardCommand[]
}

/**
 * Changes action items of a team apart from its boards (ACTION-29). Each change is decided by the rules of a board and
 * written into its log (ACTION-28), so that a user may do here what they may do there. All boards are found before
 * anything is done; if one of them refuses, what others did before stays done.
 */
export async function changeActions(
  identity: Identity | null,
  teamId: TeamId,
  input: ActionsInput,
  ports: ChangeActionsPorts,
  by: 'person' | 'program' = 'person',
): Promise<({ readonly ok: true } & ActionsChanged) | Refused> {
  const authorized = await findTeamReader(identity, teamId, ports)
  if (!authorized.ok) return authorized
  const stranger = await strangerIn(input, authorized, ports)
  if (stranger) return { ok: false, code: 'unknown-member' }
  const planned = await plan(input, authorized, ports)
  if (!planned.ok) return planned
  const added = input.newAction === undefined ? undefined : planned.tasks.at(-1)
  if (by === 'program' && added !== undefined) await ports.actionLists.markOfProgram(teamId, added.id)
  for (const { home, commands } of planned.tasks) {
    const submitted = await ports.submitAll(home.live, home.actor, commands)
    if (!submitted.ok) return submitted
  }
  const ids = planned.tasks.map(({ id }) => id)
  const rows = new Map((await ports.actionLists.pick(teamId, ids)).map((row) => [row.id, row]))
  const left = [...new Set(ids)].flatMap((id) => rows.get(id) ?? []).filter(({ isDeleted }) => !isDeleted)
  return { ok: true, actions: await presentActionItems(authorized, left, ports) }
}

/** True when an assignee is not on the team (ACTION-11). */
async function strangerIn(
  { actions, newAction }: ActionsInput,
  { team }: TeamReader,
  { memberships }: ChangeActionsPorts,
): Promise<boolean> {
  const wanted = [...actions, ...(newAction === undefined ? [] : [newAction])]
  const assignees = wanted.flatMap(({ assignee }) => assignee ?? [])
  if (assignees.length === 0) return false
  const members = new Set<PersonId>(await memberships.memberIdsOf(team.id))
  return assignees.some((assignee) => !members.has(assignee))
}

async function plan(
  { actions, newAction }: ActionsInput,
  authorized: TeamReader,
  ports: ChangeActionsPorts,
): Promise<{ readonly ok: true; readonly tasks: readonly Task[] } | Refused> {
  const known = await ports.actionLists.pick(
    authorized.team.id,
    actions.map(({ id }) => id),
  )
  const where = { teamId: authorized.team.id, openAfter: authorized.openAfter }
  const homes = createActionHomes(where, enterAsUser(authorized, ports), ports)
  const tasks: Task[] = []
  for (const change of actions) {
    const action = known.find(({ id }) => id === change.id)
    if (action === undefined) return { ok: false, code: 'unknown-action' }
    const found = await homes.of(action)
    if (!found.ok) return found
    tasks.push({ id: change.id, home: found.home, commands: commandsFor(change) })
  }
  if (newAction === undefined) return { ok: true, tasks }
  const found = await homes.ofNew()
  if (!found.ok) return found
  const id = asId<ActionId>(ports.newId())
  return { ok: true, tasks: [...tasks, { id, home: found.home, commands: commandsToAdd(id, newAction) }] }
}

/** Restoring comes first and deleting last, since an action item in the trash cannot be changed. */
function commandsFor({ id: actionId, text, status, assignee, due, isDeleted }: ActionChange): BoardCommand[] {
  const commands: BoardCommand[] = []
  if (isDeleted === false) commands.push({ type: 'restore-action', actionId })
  if (text !== undefined) commands.push({ type: 'edit-action', actionId, text: cleanText(text) })
  if (status !== undefined)
    commands.push({ type: 'set-action-status', actionId, status: status === 'open' ? 0 : 1 })
  if (assignee !== undefined) commands.push(assigning(actionId, assignee))
  if (due !== undefined) commands.push({ type: 'set-action-due', actionId, due })
  if (isDeleted === true) commands.push({ type: 'delete-action', actionId })
  return commands
}

function commandsToAdd(actionId: ActionId, { text, assignee = null, due = null }: NewAction): BoardCommand[] {
  const commands: BoardCommand[] = [{ type: 'add-action', actionId, text: cleanText(text) }]
  if (assignee !== null) commands.push(assigning(actionId, assignee))
  if (due !== null) commands.push({ type: 'set-action-due', actionId, due })
  return commands
}

function assigning(actionId: ActionId, assignee: PersonId | null): BoardCommand {
  return { type: 'assign-action', actionId, assignee: assignee === null ? null : asId<AuthorId>(assignee) }
}
