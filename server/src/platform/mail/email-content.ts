/** What an email says, in the order in which it is read. No text is escaped yet. */
export interface EmailContent {
  /** A report has a wide sheet with a band of colour; a letter is narrow. */
  readonly layout: 'letter' | 'report'
  readonly heading: string
  /** A line below the heading. */
  readonly subheading?: string
  readonly blocks: readonly EmailBlock[]
  readonly action: { readonly label: string; readonly link: string }
  /** Why the receiver gets this email. */
  readonly reason: string
}

export type EmailBlock =
  /** Line breaks in it are kept. */
  | { readonly kind: 'paragraph'; readonly text: string }
  | FiguresBlock
  | {
      readonly kind: 'cards'
      readonly heading: string
      readonly cards: readonly EmailCard[]
    }
  | {
      readonly kind: 'tasks'
      readonly heading: string
      readonly tasks: readonly EmailTask[]
      /** Tasks that are left out. */
      readonly more: number
    }

/** Numbers side by side, and perhaps one on a scale below them. */
export interface FiguresBlock {
  readonly kind: 'figures'
  readonly figures: readonly (readonly [name: string, value: number])[]
  readonly scale: {
    readonly name: string
    readonly value: number
    readonly max: number
    readonly tone: 'high' | 'middle' | 'low'
  } | null
}

/** Quoted texts that belong together; line breaks in them are kept. */
export interface EmailCard {
  readonly title: string | null
  readonly texts: readonly string[]
  /** Texts that are left out. */
  readonly more: number
  /** A line below the texts. */
  readonly note: string
}

export interface EmailTask {
  readonly text: string
  readonly person: string | null
}

/** How a receiver stops emails of one kind, without signing in (MAIL-34). */
export interface Unsubscribe {
  /** What the link says; it names the kind. */
  readonly label: string
  /** Shows a page with a button; a POST to the same address unsubscribes at once. */
  readonly link: string
}

/** Both forms of an email. */
export interface RenderedEmail {
  readonly text: string
  readonly html: string
}
