import type { ColumnMeaning } from '@retropulse/domain/board/state'
import type { CsvMapping } from '@retropulse/domain/import-export/csv-mapping'
import type { FileRead } from '@retropulse/domain/import-export/plan'
import { readFile } from '@retropulse/domain/import-export/read-file'
import { useMemo, useState } from 'react'
import {
  chooseFile,
  type ChosenFile,
  columnValues,
  type MappingDraft,
  tableOf,
  titleFrom,
} from './chosen-file.ts'

/** The state of an import: the chosen file, its mapping, and the plan that comes of it. */
export function useImport() {
  const [file, setFile] = useState<ChosenFile | null>(null)
  const [draft, setDraft] = useState<MappingDraft | null>(null)
  const [title, setTitle] = useState<string | null>(null)
  const [isReading, setReading] = useState(false)
  const [meaningOf, setMeaningOf] = useState<MeaningOf>(() => unknownMeaning)
  const [failure, setFailure] = useState<'tooLarge' | 'unreadable' | null>(null)

  const choose = async (chosen: File) => {
    setReading(true)
    const [answer, meanings] = await Promise.all([chooseFile(chosen), loadMeanings()])
    setReading(false)
    setMeaningOf(() => meanings)
    setFailure(answer.ok ? null : answer.why)
    setFile(answer.ok ? answer.file : null)
    setTitle(null)
    setDraft(answer.ok && answer.file.format === 'csv' ? tableOf(answer.file.content).mapping : null)
  }

  const header = useMemo(() => (file?.format === 'csv' ? tableOf(file.content).header : []), [file])
  const mapping = mappingOf(draft)
  const read = useMemo(() => readAs(file, mapping, meaningOf), [file, mapping, meaningOf])
  const values = useMemo(
    () => (file === null || draft === null ? [] : columnValues(file.content, draft)),
    [file, draft],
  )
  const suggested = file?.format === 'json' && read?.ok ? read.plan.title : titleFrom(file?.name ?? '')
  return {
    file,
    header,
    draft,
    values,
    mapping,
    read,
    title: title ?? suggested,
    isReading,
    failure,
    choose: (chosen: File) => void choose(chosen),
    setDraft,
    setTitle,
  }
}

/** Null until the column of the texts is chosen. */
function mappingOf(draft: MappingDraft | null): CsvMapping | null {
  return draft === null || draft.text === null ? null : { ...draft, text: draft.text }
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

function readAs(file: ChosenFile | null, mapping: CsvMapping | null, meaningOf: MeaningOf): FileRead | null {
  if (file === null) return null
  if (file.format === 'csv' && mapping === null) return UNMAPPED
  const { format, content } = file
  return readFile({ format, content, ...(mapping !== null && { mapping }) }, { now: Date.now(), meaningOf })
}

const UNMAPPED: FileRead = {
  ok: false,
  problems: [{ line: 1, code: 'text-unmapped', detail: '' }],
  count: 1,
}
