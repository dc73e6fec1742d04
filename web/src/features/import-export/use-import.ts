import type { ColumnMeaning } from '@retropulse/domain/board/state'
import type { CsvMapping } from '@retropulse/domain/import-export/csv-mapping'
import { type ImportRead, readImport } from '@retropulse/domain/import-export/read-import'
import { useMemo, useState } from 'react'
import {
  chooseFile,
  type ChosenFile,
  columnValues,
  type MappingDraft,
  pastedFile,
  tableOf,
} from './chosen-file.ts'
import { t } from './messages.ts'
import { tableOfSpreadsheet } from './spreadsheet.ts'

/** What the user chose for a recognised file. */
export interface SourceChoices {
  /** Where notes of a column go: to another one, or nowhere. */
  readonly columns: CsvMapping['columns']
  /** The people whose names come along (MOVE-IN-9). */
  readonly names: ReadonlySet<string>
  /** The places of the retros that stay out. */
  readonly out: ReadonlySet<number>
}

const NOTHING_CHOSEN: SourceChoices = { columns: [], names: new Set(), out: new Set() }

/** The state of an import: the chosen file, what the user chose for it, and what comes of it. */
export function useImport(teamId: string) {
  const [file, setFile] = useState<ChosenFile | null>(null)
  const [draft, setDraft] = useState<MappingDraft | null>(null)
  const [choices, setChoices] = useState(NOTHING_CHOSEN)
  const [title, setTitle] = useState<string | null>(null)
  const [isReading, setReading] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const [meaningOf, setMeaningOf] = useState<MeaningOf>(() => unknownMeaning)

  const begin = (chosen: ChosenFile | null) => {
    setFile(chosen)
    setTitle(null)
    setChoices(NOTHING_CHOSEN)
    setDraft(chosen !== null && needsMapping(chosen) ? tableOf(chosen.content).mapping : null)
  }
  const choose = async (chosen: File) => {
    setReading(true)
    const [answer, meanings] = await Promise.all([chooseFile(chosen), loadMeanings()])
    setMeaningOf(() => meanings)
    const table =
      answer.ok && answer.file.format === 'xlsx' ? await tableOfSpreadsheet(teamId, answer.file) : answer
    setReading(false)
    setFailure(table.ok ? null : t(table.why))
    begin(table.ok ? table.file : null)
  }
  const paste = (text: string) => {
    setFailure(null)
    begin(pastedFile(t('pasted'), text))
    void loadMeanings().then((meanings) => setMeaningOf(() => meanings))
  }

  const header = useMemo(
    () => (draft === null || file === null ? [] : tableOf(file.content).header),
    [file, draft],
  )
  const mapping = mappingOf(draft)
  const read = useMemo(() => readAs(file, draft, choices, meaningOf), [file, draft, choices, meaningOf])
  const values = useMemo(
    () => (file === null || draft === null ? [] : columnValues(file.content, draft)),
    [file, draft],
  )
  return {
    file,
    header,
    draft,
    values,
    mapping,
    read,
    choices,
    title: title ?? (read?.ok === true ? (read.retros[0]?.plan.title ?? '') : ''),
    isReading,
    failure,
    choose: (chosen: File) => void choose(chosen),
    paste,
    setDraft,
    setChoices,
    setTitle,
    /** Matches the columns by hand, where a file was taken for one of another layout. */
    mapByHand: () => file !== null && setDraft(tableOf(file.content).mapping),
  }
}

/** A table of no known layout, whose columns the user matches. */
function needsMapping({ content, format, name }: ChosenFile): boolean {
  if (format === 'json') return false
  const read = readImport({ content, filename: name }, { now: Date.now(), meaningOf: unknownMeaning })
  return !read.ok || read.source === 'table'
}

/** Null until the column of the texts is chosen. */
function mappingOf(draft: MappingDraft | null): CsvMapping | null {
  if (draft === null) return null
  if (draft.wide !== undefined && draft.wide.length > 0) return { ...draft, text: draft.text ?? 0 }
  return draft.text === null ? null : { ...draft, text: draft.text }
}

type MeaningOf = (name: string) => ColumnMeaning

const unknownMeaning: MeaningOf = () => 'other'

/**
 * The rule by which the server gives the columns of a table their meanings (IMPORT-27), so that the preview has the
 * colours of the board. It knows all formats, so it is loaded with the first file; without it no column has a meaning.
 */
async function loadMeanings(): Promise<MeaningOf> {
  try {
    return (await import('@retropulse/domain/board/settings/column-meaning')).meaningOfName
  } catch {
    return unknownMeaning
  }
}

function readAs(
  file: ChosenFile | null,
  draft: MappingDraft | null,
  choices: SourceChoices,
  meaningOf: MeaningOf,
): ImportRead | null {
  if (file === null) return null
  const mapping = mappingOf(draft)
  if (draft !== null && mapping === null) return UNMAPPED
  const { content, name } = file
  const names = [...choices.names]
  return readImport(
    { content, filename: name, columns: choices.columns, names, ...(mapping !== null && { mapping }) },
    { now: Date.now(), meaningOf },
  )
}

const UNMAPPED: ImportRead = {
  ok: false,
  problems: [{ line: 1, code: 'text-unmapped', detail: '' }],
  count: 1,
}
