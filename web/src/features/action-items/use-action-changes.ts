import type { MyActions, TeamAction, TeamActions } from '@retropulse/contract/actions'
import { type InfiniteData, type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { announce } from '../../ui/live-region.ts'
import { showCallFailure } from '../../ui/failure-toast.ts'
import { showToast } from '../../ui/toast.ts'
import { actionsKey, addAction, type Change, changeAction, myActionsQuery } from './action-calls.ts'
import { changed, inMine, inPages, type Member } from './changed-lists.ts'
import { t } from './messages.ts'

export interface ActionChanges {
  /** Shown at once; taken back when the server refuses it (ACTION-27). */
  readonly change: (action: TeamAction, change: Change) => void
  readonly mark: (action: TeamAction) => void
  readonly remove: (action: TeamAction) => void
  /** Resolves to whether it was saved. */
  readonly add: (text: string) => Promise<boolean>
}

const NO_MEMBERS: readonly Member[] = []

/** Changes of a team's action items from its list (ACTION-29); `members` are the possible assignees. */
export function useActionChanges(teamId: string, members: readonly Member[] = NO_MEMBERS): ActionChanges {
  const queries = useQueryClient()
  return useMemo(() => actionChanges(queries, teamId, members), [queries, teamId, members])
}

function actionChanges(queries: QueryClient, teamId: string, members: readonly Member[]): ActionChanges {
  const lists = { queryKey: actionsKey(teamId) }
  const mine = { queryKey: myActionsQuery.queryKey }
  /** Changes under way: an answer that is read meanwhile may lack them. */
  let running = 0
  const readAgain = async () => {
    running -= 1
    if (running === 0) await Promise.all([queries.invalidateQueries(lists), queries.invalidateQueries(mine)])
  }

  async function change(action: TeamAction, input: Change): Promise<void> {
    running += 1
    await Promise.all([queries.cancelQueries(lists), queries.cancelQueries(mine)])
    const before = [...queries.getQueriesData(lists), ...queries.getQueriesData(mine)]
    queries.setQueriesData<InfiniteData<TeamActions>>(
      lists,
      (list) =>
        list && inPages(list, action.id, (one) => (input.isDeleted ? null : changed(one, input, members))),
    )
    queries.setQueriesData<MyActions>(
      mine,
      (list) =>
        list && inMine(list, action.id, (one) => (input.isDeleted ? null : changed(one, input, members))),
    )
    const answer = await changeAction(teamId, action.id, input)
    if (!answer.ok) {
      if (running === 1) for (const [key, data] of before) queries.setQueryData(key, data)
      showCallFailure(answer.problem)
    }
    await readAgain()
  }

  return {
    change: (action, input) => void change(action, input),
    mark(action) {
      const status = action.status === 'open' ? 'done' : 'open'
      void change(action, { status })
      const title = t(status === 'done' ? 'isDone' : 'isReopened')
      announce(title)
      const onAction = () => void change(action, { status: action.status })
      showToast(title, { id: `marked-${action.id}`, action: { label: t('undo'), onAction } })
    },
    remove(action) {
      void change(action, { isDeleted: true })
      const onAction = () => void change(action, { isDeleted: false })
      showToast(t('deleted'), { id: `deleted-${action.id}`, action: { label: t('undo'), onAction } })
    },
    async add(text) {
      running += 1
      const answer = await addAction(teamId, text)
      if (!answer.ok) showCallFailure(answer.problem)
      else announce(t('added'))
      await readAgain()
      return answer.ok
    },
  }
}
