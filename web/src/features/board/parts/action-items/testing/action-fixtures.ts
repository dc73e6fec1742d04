import type { ActionItem } from '@retropulse/domain/board/action-items/action-item'
import { type ActionId, asId, type BoardId } from '@retropulse/domain/kernel/ids'
import { PersistentMap } from '@retropulse/domain/kernel/persistent-map'

export function anAction(id: string, more: Partial<ActionItem> = {}): ActionItem {
  return {
    id: asId<ActionId>(id),
    text: `Do ${id}`,
    status: 0,
    timeStamp: 0,
    updatedTime: null,
    editedTime: null,
    createdBy: null,
    updatedBy: null,
    addedIn: asId<BoardId>('b1'),
    resolvedIn: null,
    due: null,
    noteId: null,
    assignees: [],
    ...more,
  }
}

export function aboutActions(...actions: readonly ActionItem[]): PersistentMap<ActionId, ActionItem> {
  return actions.reduce(
    (all, action) => all.with(action.id, action),
    PersistentMap.empty<ActionId, ActionItem>(),
  )
}
