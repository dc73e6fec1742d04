import type { MyActions, TeamAction, TeamActions } from '@retropulse/contract/actions'
import type { Change } from './action-calls.ts'

/** A person to whom an action item can be assigned. */
export interface Member {
  readonly id: string
  readonly name: string
  readonly picture: string | null
}

/** The action item with a change, before the server has answered. */
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

/** The pages of a list with the changed action item in place of the one with its id; null removes it. */
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

/**
 * Like `inPages`, for the user's own open action items: one that is done, or assigned to another person, leaves the
 * list.
 */
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
