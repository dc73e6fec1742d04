import { TITLE_MAX } from '../../board/limits.ts'
import { hasContent } from '../../kernel/text.ts'
import { withActionColumns } from './action-columns.ts'
import { readAzureDevOpsCopy } from './azure-devops-copy.ts'
import { readAzureDevOpsJson } from './azure-devops-json.ts'
import { readAzureDevOps } from './azure-devops.ts'
import { readEasyRetroCopy } from './easyretro-copy.ts'
import { readEasyRetro } from './easyretro.ts'
import { readIdeaBoardzJson } from './ideaboardz-json.ts'
import { readIdeaBoardz } from './ideaboardz.ts'
import { readMetroRetro, readMetroRetroJson } from './metroretro.ts'
import { readParabol } from './parabol.ts'
import { readRefactoJson } from './refacto-json.ts'
import { readRefacto } from './refacto.ts'
import { lineOfRetro, within } from './own-texts.ts'
import { readRetropulseMarkdown } from './retropulse-markdown.ts'
import { readRetropulseTable } from './retropulse-table.ts'
import { readRetrospected } from './retrospected.ts'
import { readScrumlrCopy } from './scrumlr-copy.ts'
import { readScrumlrJson } from './scrumlr-json.ts'
import { readOldScrumlrJson } from './scrumlr-old-json.ts'
import { readUnquotedScrumlr } from './scrumlr-unquoted.ts'
import { readScrumlr } from './scrumlr.ts'
import { readTrello } from './trello.ts'
import type { Source } from '../limits.ts'
import type { FoundRetro, JsonReader, SourceFile, SourceReader } from './source.ts'

/** The readers of JSON, the surest signs first: a file is of the first tool that knows it (MOVE-IN-1). */
const JSON_READERS: readonly (readonly [Source, JsonReader])[] = [
  ['trello', readTrello],
  ['azure-devops', readAzureDevOpsJson],
  ['scrumlr', readScrumlrJson],
  ['scrumlr', readOldScrumlrJson],
  ['refacto', readRefactoJson],
  ['ideaboardz', readIdeaBoardzJson],
  ['metroretro', readMetroRetroJson],
]

/** The readers of texts and tables, the surest signs first. */
const TEXT_READERS: readonly (readonly [Source, SourceReader])[] = [
  ['retropulse', readRetropulseTable],
  ['retropulse', readRetropulseMarkdown],
  ['azure-devops', readAzureDevOps],
  ['azure-devops', readAzureDevOpsCopy],
  ['scrumlr', readScrumlr],
  ['scrumlr', readUnquotedScrumlr],
  ['scrumlr', readScrumlrCopy],
  ['refacto', readRefacto],
  ['retrospected', readRetrospected],
  ['ideaboardz', readIdeaBoardz],
  ['parabol', readParabol],
  ['metroretro', readMetroRetro],
  ['easyretro', readEasyRetro],
  ['easyretro', readEasyRetroCopy],
]

/** The tool that a file comes from, and its retros; null for a file of none that is known. */
export function recognise(
  file: SourceFile,
): { readonly source: Source; readonly retros: readonly FoundRetro[] } | null {
  const json = parsed(file.content)
  for (const [source, read] of json === null ? [] : JSON_READERS) {
    const retros = read(json)
    if (retros !== null) return { source, retros: retros.map(tidied) }
  }
  for (const [source, read] of TEXT_READERS) {
    const retros = read(file)
    if (retros !== null) return { source, retros: retros.map(tidied) }
  }
  return null
}

/**
 * A retro as all readers give it: with a title that a board may have, and action items out of columns. A column of this
 * product is one, whatever its name.
 */
function tidied(retro: FoundRetro): FoundRetro {
  const title = within(lineOfRetro(retro, retro.title ?? ''), TITLE_MAX)
  const titled = { ...retro, title: hasContent(title) ? title : null }
  return retro.isOwn === true ? titled : withActionColumns(titled)
}

/** The value of a text that is an object or a list in JSON; null for any other text. */
function parsed(content: string): unknown {
  if (!/^\s{0,100}[[{]/.test(content)) return null
  try {
    return JSON.parse(content)
  } catch {
    return null
  }
}
