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

  const begin = (chosen: ChosenFile | null) => {
    setFile(chosen)
    setTitle(null)
    setChoices(NOTHING_CHOSEN)
    setDraft(chosen !== null && needsMapping(chosen) ? tableOf(chosen.content).mapping : null)
  }
  const choose = async (chosen: File) => {
    setReading(true)
    const answer = await chooseFile(chosen)
    const table =
      answer.ok && answer.file.format === 'xlsx' ? await tableOfSpreadsheet(teamId, answer.file) : answer
    setReading(false)
    setFailure(table.ok ? null : t(table.why))
    begin(table.ok ? table.file : null)
  }
  const paste = (text: string) => {
    setFailure(null)
    begin(pastedFile(t('pasted'), text))
  }

  const header = useMemo(
    () => (draft === null || file === null ? [] : tableOf(file.content).header),
    [file, draft],
  )
  const mapping = mappingOf(draft)
  const read = useMemo(() => readAs(file, draft, choices), [file, draft, choices])
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
  const read = readImport({ content, filename: name }, DETAILS())
  return !read.ok || read.source === 'table'
}

/** Null until the column of the texts is chosen. */
function mappingOf(draft: MappingDraft | null): CsvMapping | null {
  if (draft === null) return null
  if (draft.wide !== undefined && draft.wide.length > 0) return { ...draft, text: draft.text ?? 0 }
  return draft.text === null ? null : { ...draft, text: draft.text }
}

/** In the preview every column has the meaning 'other'; the server, which knows all formats, decides it (IMPORT-27). */
const DETAILS = () => ({ now: Date.now(), meaningOf: () => 'other' as const })

function readAs(
  file: ChosenFile | null,
  draft: MappingDraft | null,
  choices: SourceChoices,
): ImportRead | null {
  if (file === null) return null
  const mapping = mappingOf(draft)
  if (draft !== null && mapping === null) return UNMAPPED
  const { content, name } = file
  const names = [...choices.names]
  return readImport(
    { content, filename: name, columns: choices.columns, names, ...(mapping !== null && { mapping }) },
    DETAILS(),
  )
}

const UNMAPPED: ImportRead = {
  ok: false,
  problems: [{ line: 1, code: 'text-unmapped', detail: '' }],
  count: 1,
}
