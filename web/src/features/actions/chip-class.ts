/** The small buttons under an action's text: who, and by when. */
export const chipClass =
  'touch-target -ms-1.5 inline-flex h-7 min-w-0 max-w-full items-center gap-1.5 rounded-sm px-1.5 text-xs ' +
  'hover:bg-fill data-[state=open]:bg-fill'

/** How they stand out: not at all, as a rule. */
export const chipTones = {
  overdue: 'font-medium text-danger-ink',
  near: 'font-medium text-ink',
  later: 'text-ink-soft hover:text-ink',
} as const
