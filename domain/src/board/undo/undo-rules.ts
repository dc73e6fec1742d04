import { actionUndoRules } from '../action-items/undo.ts'
import type { BoardCommand } from '../command.ts'
import { commentUndoRules } from '../comments/undo.ts'
import { discussionUndoRules } from '../discussion/undo.ts'
import { facilitationUndoRules } from '../facilitation/undo.ts'
import { groupUndoRules } from '../groups/undo.ts'
import { runUndoRules } from '../guided-run/undo.ts'
import { noteUndoRules } from '../notes/undo.ts'
import { reactionUndoRules } from '../reactions/undo.ts'
import { settingsUndoRules } from '../settings/undo.ts'
import { showingUndoRules } from '../showings/undo.ts'
import type { Act, UndoRule, UndoRules } from './act.ts'

/** True for commands that can be undone. */
export function isAct(command: BoardCommand): command is Act {
  return Object.hasOwn(RULES, command.type)
}

/** How a command is undone. */
export function undoRuleOf({ type }: Act): UndoRule<Act> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the entry under a type takes commands of that type
  return RULES[type] as UndoRule<Act>
}

const RULES: UndoRules<Act> = {
  ...actionUndoRules,
  ...commentUndoRules,
  ...discussionUndoRules,
  ...facilitationUndoRules,
  ...groupUndoRules,
  ...noteUndoRules,
  ...reactionUndoRules,
  ...runUndoRules,
  ...settingsUndoRules,
  ...showingUndoRules,
}
