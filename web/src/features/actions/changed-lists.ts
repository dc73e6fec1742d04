import type { MyActions, TeamAction, TeamActions } from '@retropulse/contract/actions'
import type { Change } from './action-calls.ts'

/** Somebody who can be given an action. */
export interface Member {
  readonly id: string
  readonly name: string
  readonly picture: string | null
}

/** An action as it will be, before the server has said so. */
export function changed<Action extends TeamAction>(
  action: Action,
  { text, status, assignee, due }: Change,
  members: readonly Member[] = [],
): Action {
  return {
    ...action,
    ...(text !== undefined && { text }),
    ...(status !== undefined && { status }),
    ...(due !== undefined && { due }),
    ...(assignee !== undefined && { assignee: memberOf(assignee, members) }),
  }
}

/** Pages of a list with every action that has this id as it will be; null: without it. */
export function inPages<Pages extends { readonly pages: readonly TeamActions[] }>(
  list: Pages,
  id: string,
  become: (action: TeamAction) => TeamAction | null,
): Pages {
  return {
    ...list,
    pages: list.pages.map((page) => ({ ...page, actions: replaced(page.actions, id, become) })),
  }
}

/** The same of somebody's own; what is done, or somebody else's, is none of theirs. */
export function inMine(
  list: MyActions,
  id: string,
  become: (action: MyActions['actions'][number]) => MyActions['actions'][number] | null,
): MyActions {
  const actions = replaced(list.actions, id, become)
  return { actions, open: list.open - (list.actions.length - actions.length) }
}

function replaced<Action extends { readonly id: string }>(
  actions: readonly Action[],
  id: string,
  become: (action: Action) => Action | null,
): Action[] {
  return actions.flatMap((action) => (action.id === id ? (become(action) ?? []) : action))
}

function memberOf(id: string | null, members: readonly Member[]): TeamAction['assignee'] {
  if (id === null) return null
  return members.find((member) => member.id === id) ?? { id, name: null, picture: null }
}
