import { type ActionFilter, ACTIONS_PAGE, type TeamActions } from '@retropulse/contract/actions'
import type { Refused } from '@retropulse/contract/refusal'
import type { TeamId } from '@retropulse/domain/kernel/ids'
import type { Identity } from '../../auth/api.ts'
import type { ActionLists, ActionPlace, ListedAction } from '../store/action-lists.ts'
import { findTeamReader, type TeamReaderPorts } from './team-reader.ts'
import { presentActionItems, type PresentActionItemsPorts } from './present-action-items.ts'

export type ListActionsPorts = TeamReaderPorts &
  PresentActionItemsPorts & { readonly actionLists: ActionLists }

export type ActionsListed = { readonly ok: true; readonly list: TeamActions } | Refused

/** Which action items, and how many at once. */
export interface ActionsWanted extends ActionFilter {
  readonly count?: number
}

/** A page of the action items of a team that match the filter (ACTION-26); without a valid `from`, the first page. */
export async function listActions(
  identity: Identity | null,
  teamId: TeamId,
  { from, count = ACTIONS_PAGE, ...filter }: ActionsWanted,
  ports: ListActionsPorts,
): Promise<ActionsListed> {
  const authorized = await findTeamReader(identity, teamId, ports)
  if (!authorized.ok) return authorized
  const { openAfter } = authorized
  const { actionLists } = ports
  const [found, counts, retros, boards] = await Promise.all([
    actionLists.page(teamId, openAfter, { ...filter, after: placeFrom(from) }, count + 1),
    actionLists.countsOf(teamId, openAfter),
    actionLists.retrosOf(teamId),
    actionLists.latestBoards(teamId, openAfter, 1),
  ])
  const page = found.slice(0, count)
  const last = page.at(-1)
  return {
    ok: true,
    list: {
      actions: await presentActionItems(authorized, page, ports),
      next: last === undefined || found.length === page.length ? null : placeOf(last),
      ...counts,
      retros: [...retros],
      mayAdd: boards.length > 0,
    },
  }
}

function placeOf({ status, due, timeStamp, updatedTime, id }: ListedAction): string {
  const at = status === 0 ? timeStamp : (updatedTime ?? timeStamp)
  return [status, status === 0 ? (due ?? '~') : '', -at, id].join(' ')
}

function placeFrom(from: string | undefined): ActionPlace | undefined {
  const [, status, due, at, id] =
    /^([01]) (~|\d{4}-\d{2}-\d{2}|) (-?\d{1,15}) ([\w-]+)$/.exec(from ?? '') ?? []
  if (due === undefined || id === undefined) return undefined
  return { status: status === '0' ? 0 : 1, due, at: Number(at), id }
}
