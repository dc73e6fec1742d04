/** A quiet way on beside the main one. */
export const textLinkClass =
  'touch-target rounded-sm text-sm font-medium text-accent-ink underline-offset-4 hover:underline'
