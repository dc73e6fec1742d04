/** The name of a column without its description, which stands in brackets at its end (BOARD-5). */
export function shortColumnName(name: string): string {
  return name.replace(/\s*\([^()]+\)\s*$/u, '') || name
}
