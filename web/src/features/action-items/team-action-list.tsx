import type { TeamAction } from '@retropulse/contract/actions'
import { ActionRow, type RowAddition } from './action-row.tsx'
import { AssigneePicker } from './assignee-picker.tsx'
import type { Member } from './changed-lists.ts'
import { listClass } from './list-class.ts'
import type { ActionChanges } from './use-action-changes.ts'

export interface TeamActionListProps {
  actions: readonly TeamAction[]
  members: readonly Member[]
  /** The id of the user. */
  own: string | undefined
  changes: ActionChanges
  /** What another feature adds to a row. */
  ofAction?: ((action: TeamAction) => RowAddition) | undefined
}

/** Action items of one team. */
export function TeamActionList({ actions, members, own, changes, ofAction }: TeamActionListProps) {
  return (
    <ul className={listClass}>
      {actions.map((action) => (
        <ActionRow
          key={action.id}
          action={action}
          changes={changes}
          issue={ofAction?.(action)}
          assignee={
            <AssigneePicker
              {...{ action, members, own }}
              onSave={(assignee) => changes.change(action, { assignee })}
            />
          }
        />
      ))}
    </ul>
  )
}
