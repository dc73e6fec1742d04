/** How to use a format, in 90 to 150 words of our own (CREATE-32). */
export interface Guide {
  /** When it fits. */
  readonly when: string
  /** How to run it, step by step; each step begins with its minutes: '5: …'. */
  readonly steps: readonly string[]
  readonly tips: readonly string[]
}

/** Guides by the slugs of their formats. */
export type Guides = Readonly<Record<string, Guide>>

/** The minutes of a step and what to do in them. */
export function readStep(step: string): { readonly minutes: number; readonly text: string } {
  const [, minutes = '0', text = step] = /^(\d+): (.*)$/su.exec(step) ?? []
  return { minutes: Number(minutes), text }
}
