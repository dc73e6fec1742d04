/**
 * A name where there is little room: 'Samuel' for Samuel Adeyemi, and 'Samuel A.' beside another Samuel. A name of one
 * word stays whole, and what is no name, such as a remark in brackets, gives no initial.
 */
export function shortName(name: string, withInitial: boolean): string {
  const words = name.trim().split(/\s+/u)
  const [given = ''] = words
  const initial = /^\p{L}\p{M}*/u.exec(words.length > 1 ? (words.at(-1) ?? '') : '')?.[0]
  return withInitial && initial !== undefined ? `${given} ${initial}.` : given
}
