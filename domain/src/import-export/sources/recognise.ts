import { readParabol } from './parabol.ts'
import type { Source } from '../limits.ts'
import type { FoundRetro, SourceFile, SourceReader } from './source.ts'

/** The readers, the surest signs first: a file is of the first tool that knows it (MOVE-IN-1). */
const READERS: readonly (readonly [Source, SourceReader])[] = [['parabol', readParabol]]

/** The tool that a file comes from, and its retros; null for a file of none that is known. */
export function recognise(
  file: SourceFile,
): { readonly source: Source; readonly retros: readonly FoundRetro[] } | null {
  for (const [source, read] of READERS) {
    const retros = read(file)
    if (retros !== null) return { source, retros }
  }
  return null
}
