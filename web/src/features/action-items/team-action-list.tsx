import type { TeamAction } from '@retropulse/contract/actions'
import { ActionRow, type RowAddition, type RowChoice } from './action-row.tsx'
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
  /** While action items are being chosen: the choice of one. */
  choiceOf?: ((action: TeamAction) => RowChoice) | undefined
}

/** Action items of one team. */
export function TeamActionList({ actions, members, own, changes, ofAction, choiceOf }: TeamActionListProps) {
  return (
    <ul className={listClass}>
      {actions.map((action) => (
        <ActionRow
          key={action.id}
          action={action}
          changes={changes}
          issue={ofAction?.(action)}
          choice={choiceOf?.(action)}
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
