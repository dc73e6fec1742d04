/** The surface under a list of action items. */
export const listClass = 'rounded-lg border border-line bg-surface'
