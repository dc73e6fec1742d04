import type { CsvMapping } from '@retropulse/domain/exchange/csv-mapping'
import type { FileRead } from '@retropulse/domain/exchange/plan'
import { readFile } from '@retropulse/domain/exchange/read-file'
import { useMemo, useState } from 'react'
import {
  chooseFile,
  type ChosenFile,
  columnValues,
  type MappingDraft,
  tableOf,
  titleFrom,
} from './chosen-file.ts'

/** A file on its way in: what was chosen, what was said about it, and what would come of it. */
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

/** Null until it is said which column has the texts. */
function mappingOf(draft: MappingDraft | null): CsvMapping | null {
  return draft === null || draft.text === null ? null : { ...draft, text: draft.text }
}

/** Columns' colours are the page's guess; what columns ask for is decided by the server, which knows all formats (D30). */
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
