import { fileStem } from '../kernel/file-name.ts'

/** Names that Windows gives to devices, whatever their ending. */
const DEVICE = /^(con|prn|aux|nul|com\d|lpt\d)$/i

/**
 * Names files and folders of one folder in an archive (EXPORT-16): of letters with their signs, digits and hyphens alone,
 * short, and each given once, also where a file system takes small and capital letters for the same.
 */
export function createArchiveNames(): (title: string, fallback: string, ending?: string) => string {
  const given = new Set<string>()
  /** The number that was tried last for a name, so that a thousand retros of one title take a thousand steps. */
  const numbers = new Map<string, number>()
  return (title, fallback, ending = '') => {
    const stem = fileStem(title.normalize('NFC'))
    const wanted = stem === '' || DEVICE.test(stem) ? [fallback, stem].filter(Boolean).join('-') : stem
    const key = wanted.toLowerCase()
    let number = numbers.get(key) ?? 0
    let name: string
    do {
      number += 1
      name = `${number === 1 ? wanted : `${wanted}-${number}`}${ending}`
    } while (given.has(name.toLowerCase()))
    numbers.set(key, number)
    given.add(name.toLowerCase())
    return name
  }
}
