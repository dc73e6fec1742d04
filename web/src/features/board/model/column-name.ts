/** A column's name as it is drawn: brackets at its end become a description (BOARD-5). */
export interface ColumnTitle {
  readonly name: string
  readonly description: string | null
}

export function columnTitle(written: string): ColumnTitle {
  const [, name = '', description = ''] = /^(.*?)\s*\(([^()]+)\)\s*$/su.exec(written) ?? []
  return name.trim() === '' ? { name: written, description: null } : { name, description: description.trim() }
}
