/** The small buttons under the text of an action item: assignee and due date. */
export const chipClass =
  'touch-area -mx-1.5 inline-flex h-7 min-w-0 max-w-full items-center gap-1.5 rounded-sm px-1.5 text-xs ' +
  'max-sm:pointer-coarse:h-11 hover:bg-fill data-[state=open]:bg-fill'

/** The text of a chip, by how near its due date is. */
export const chipTones = {
  overdue: 'font-medium text-danger-ink',
  near: 'font-medium text-ink',
  later: 'text-ink-soft hover:text-ink',
  /** It says only what can be set. */
  unset: 'text-ink-faint hover:text-ink',
} as const
