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
  const [failure, setFailure] = useState<'tooLarge' | 'unreadable' | null>(null)

  const choose = async (chosen: File) => {
    setReading(true)
    const answer = await chooseFile(chosen)
    setReading(false)
    setFailure(answer.ok ? null : answer.why)
    setFile(answer.ok ? answer.file : null)
    setTitle(null)
    setDraft(answer.ok && answer.file.format === 'csv' ? tableOf(answer.file.content).mapping : null)
  }

  const header = useMemo(() => (file?.format === 'csv' ? tableOf(file.content).header : []), [file])
  const mapping = mappingOf(draft)
  const read = useMemo(() => readAs(file, mapping), [file, mapping])
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

/** In the preview every column has the meaning 'other'; the server, which knows all formats, decides it (IMPORT-27). */
function readAs(file: ChosenFile | null, mapping: CsvMapping | null): FileRead | null {
  if (file === null) return null
  if (file.format === 'csv' && mapping === null) return UNMAPPED
  const { format, content } = file
  return readFile(
    { format, content, ...(mapping !== null && { mapping }) },
    { now: Date.now(), meaningOf: () => 'other' },
  )
}

const UNMAPPED: FileRead = {
  ok: false,
  problems: [{ line: 1, code: 'text-unmapped', detail: '' }],
  count: 1,
}
