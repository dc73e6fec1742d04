/** A link to an alternative, less prominent than the main button. */
export const textLinkClass =
  'touch-area rounded-sm text-sm font-medium text-accent-ink underline-offset-4 hover:underline'
