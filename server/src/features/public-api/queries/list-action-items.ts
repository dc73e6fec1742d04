import type { TeamAction } from '@retropulse/contract/actions'
import type { Page, PageQuery, PublicActionItem } from '@retropulse/contract/public-api'
import type { Refused } from '@retropulse/contract/refusal'
import type { TeamId } from '@retropulse/domain/kernel/ids'
import type { ActionItemsApi } from '../../action-items/api.ts'
import type { Program } from '../../orgs/api.ts'
import { type ProgramTeamPorts, teamOf } from './of-organisation.ts'
import { cursorOf, placeIn } from './page-of.ts'

export interface ListActionItemsPorts extends ProgramTeamPorts {
  readonly actionItems: Pick<ActionItemsApi, 'list'>
}

/** The action items of a team, in the order of its page (ACTION-26). */
export async function listActionItems(
  program: Program,
  { teamId, status, ...query }: PageQuery & { teamId: TeamId; status?: TeamAction['status'] | undefined },
  ports: ListActionItemsPorts,
): Promise<{ readonly ok: true; readonly page: Page<PublicActionItem> } | Refused> {
  const list = `action-items ${teamId} ${status ?? 'all'}` as const
  const from = placeIn(list, query, /^[01] (~|\d{4}-\d{2}-\d{2}|) -?\d{1,15} [\w-]+$/)
  if (!from.ok) return from
  const authorized = await teamOf(program, teamId, ports)
  if (!authorized.ok) return authorized
  const listed = await ports.actionItems.list(program.identity, teamId, {
    status,
    from: from.place ?? undefined,
    count: query.limit,
  })
  if (!listed.ok) return listed
  const { actions, next } = listed.list
  return {
    ok: true,
    page: {
      data: actions.map(presentActionItem),
      nextCursor: next === null ? null : cursorOf(list, next),
    },
  }
}

/** An action item as programs read it. */
export function presentActionItem({
  id,
  text,
  status,
  due,
  assignee,
  retro,
  timeStamp,
  updatedTime,
  addedByProgram,
}: TeamAction): PublicActionItem {
  return {
    id,
    text,
    status,
    due,
    assignee: assignee && { id: assignee.id, name: assignee.name },
    retro: retro && { id: retro.id, name: retro.name },
    createdAt: timeStamp,
    updatedAt: updatedTime,
    addedByProgram,
  }
}
