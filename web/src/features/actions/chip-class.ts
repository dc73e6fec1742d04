/** The small buttons under an action's text: who, and by when. */
export const chipClass =
  'touch-target -ms-1.5 inline-flex h-7 min-w-0 max-w-full items-center gap-1.5 rounded-sm px-1.5 text-xs text-ink-soft ' +
  'hover:bg-fill hover:text-ink data-[state=open]:bg-fill'
