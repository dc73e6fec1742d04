import { cleanLine } from '../../kernel/text.ts'

/** The names of columns, each once: a second "Glad" becomes "Glad (2)", so that no column loses its notes. */
export function distinctNames(names: readonly string[]): readonly string[] {
  const [used, counts] = [new Set<string>(), new Map<string, number>()]
  return names.map((raw) => {
    const name = cleanLine(raw)
    let distinct = name
    while (used.has(distinct)) {
      const count = (counts.get(name) ?? 1) + 1
      counts.set(name, count)
      distinct = `${name} (${count})`
    }
    used.add(distinct)
    return distinct
  })
}

/** True for a column whose whole name says that it holds action items (MOVE-IN-5). */
export function namesActionItems(name: string): boolean {
  return /^action(?:s| items)$/i.test(name.trim())
}
