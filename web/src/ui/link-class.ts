/** A link inside a sentence: the underline, not colour alone, tells it from the words beside it. */
export const sentenceLinkClass = 'rounded-sm text-accent-ink underline underline-offset-2'

/** A link that stands alone, whose place says what it is. */
export const aloneLinkClass = 'rounded-sm text-accent-ink underline-offset-2 hover:underline'
