import { NAME_MAX } from '../../board/limits.ts'
import { cleanLine, truncated } from '../../kernel/text.ts'
import { sharedLine } from './file-values.ts'

/** The names of columns, each once: a second "Glad" becomes "Glad (2)", so that no column loses its notes. */
export function distinctNames(names: readonly string[]): readonly string[] {
  const [used, counts] = [new Set<string>(), new Map<string, number>()]
  return names.map((raw) => {
    const name = cleanLine(sharedLine(raw))
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

/**
 * The names of a board's columns as its own files write them: each once, none longer than a board takes, and distinct
 * ones as they are. Of columns without a name the first has none, and the second is called (2).
 */
export function distinctColumnNames(names: readonly string[]): readonly string[] {
  const [used, counts] = [new Set<string>(), new Map<string, number>()]
  return names.map((name) => {
    let distinct = name
    while (used.has(distinct)) {
      const count = (counts.get(name) ?? 1) + 1
      counts.set(name, count)
      const suffix = name === '' ? `(${count})` : ` (${count})`
      distinct = truncated(name, NAME_MAX - suffix.length) + suffix
    }
    used.add(distinct)
    return distinct
  })
}

/**
 * True for a column whose whole name says that it holds action items (MOVE-IN-5), also where it is the second of that
 * name.
 */
export function namesActionItems(name: string): boolean {
  return /^action(?:s| items)(?: \(\d{1,3}\))?$/i.test(name.trim())
}
