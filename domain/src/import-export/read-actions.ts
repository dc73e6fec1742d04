import { ACTION_TEXT_MAX, ACTIONS_MAX } from '../board/limits.ts'
import { isDay } from '../kernel/day.ts'
import { storableLine } from '../kernel/storable-text.ts'
import { hasContent } from '../kernel/text.ts'
import { fieldOf, itemsOf, textOf, wholeNumberOf } from './json-values.ts'
import type { PlannedAction } from './plan.ts'
import { readText, readTime } from './read-text.ts'
import type { ProblemCode, Report, WarningCode } from './report.ts'

/**
 * The action items of an export, each with the name of its assignee. Those that were open before that retro are left out: the team has
 * them already, or it is another team (IMPORT-17).
 */
export function readActions(
  value: unknown,
  { now, notes }: { readonly now: number; readonly notes: number },
  { problems, warnings }: { readonly problems: Report<ProblemCode>; readonly warnings: Report<WarningCode> },
): readonly PlannedAction[] {
  const all = itemsOf(value)
  const own = all.filter((action) => fieldOf(action, 'earlier') !== true)
  if (own.length < all.length) warnings.add(null, 'earlier-actions-left-out', String(all.length - own.length))
  if (own.length > ACTIONS_MAX) problems.add(null, 'too-many-actions', String(own.length))
  return own.slice(0, ACTIONS_MAX).map((action, at) => {
    const isDone = fieldOf(action, 'status') === 1
    const due = textOf(fieldOf(action, 'due'))
    return {
      text: readText(fieldOf(action, 'text'), ACTION_TEXT_MAX, `actions[${at}].text`, problems),
      status: isDone ? 1 : 0,
      at: readTime(fieldOf(action, 'at'), now),
      doneAt: isDone ? readTime(fieldOf(action, 'doneAt'), now) : null,
      due: due !== null && isDay(due) ? due : null,
      assignee: nameOf(fieldOf(action, 'assignee')),
      note: wholeNumberOf(fieldOf(action, 'note'), 0, notes - 1),
    }
  })
}

/** A name; null for a value that is none. */
function nameOf(value: unknown): string | null {
  const name = storableLine(textOf(value) ?? '')
  return hasContent(name) ? name : null
}
