/** The sheet of paper under a list of actions. */
export const listClass = 'rounded-lg border border-line bg-surface'
