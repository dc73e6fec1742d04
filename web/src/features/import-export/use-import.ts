import { useEffect, useRef, useState } from 'react'
import { chooseFile, type ChosenFile, type MappingDraft, pastedFile, tableOf } from './chosen-file.ts'
import { type FileReading, mappingOf, type SourceChoices } from './file-reading.ts'
import { t } from './messages.ts'
import { readOffPage } from './read-off-page.ts'
import { tableOfSpreadsheet } from './spreadsheet.ts'

const NOTHING_CHOSEN: SourceChoices = { columns: [], names: new Set(), out: new Set() }
const NO_VALUES = { header: [], values: [] } as const

/** The state of an import: the chosen file, what the user chose for it, and what comes of it. */
export function useImport(teamId: string) {
  const [file, setFile] = useState<ChosenFile | null>(null)
  /** Undefined: the reading says whether the file needs a mapping. */
  const [draft, setDraft] = useState<MappingDraft | null | undefined>(null)
  const [choices, setChoices] = useState(NOTHING_CHOSEN)
  const [title, setTitle] = useState<string | null>(null)
  const [isChoosing, setChoosing] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const [reading, setReading] = useState<FileReading | null>(null)
  /** The number of the latest choice: a large file that was chosen before it may still be on its way. */
  const latest = useRef(0)

  useEffect(() => {
    if (file === null) return
    const ending = new AbortController()
    const read = async () => {
      const next = await readOffPage({ file, draft, choices, now: Date.now() }, ending.signal)
      if (ending.signal.aborted) return
      setReading(next)
      if (next.draft !== null) setDraft((before) => before ?? next.draft)
    }
    void read()
    return () => ending.abort()
  }, [file, draft, choices])

  const begin = (chosen: ChosenFile | null) => {
    latest.current += 1
    setChoosing(false)
    setFile(chosen)
    setTitle(null)
    setChoices(NOTHING_CHOSEN)
    setReading(null)
    setDraft(chosen === null ? null : undefined)
  }
  const choose = async (chosen: File) => {
    latest.current += 1
    const number = latest.current
    setChoosing(true)
    const answer = await chooseFile(chosen)
    const table =
      answer.ok && answer.file.format === 'xlsx' ? await tableOfSpreadsheet(teamId, answer.file) : answer
    if (number !== latest.current) return
    setFailure(table.ok ? null : t(table.why))
    begin(table.ok ? table.file : null)
  }
  const paste = (text: string) => {
    setFailure(null)
    begin(pastedFile(t('pasted'), text))
  }

  const { read = null, header, values } = { ...NO_VALUES, ...reading }
  return {
    file,
    header,
    draft: draft ?? null,
    values,
    mapping: mappingOf(draft ?? null),
    read,
    choices,
    title: title ?? (read?.ok === true ? (read.retros[0]?.preview.title ?? '') : ''),
    isReading: isChoosing || (file !== null && reading === null),
    failure,
    choose: (chosen: File) => void choose(chosen),
    paste,
    setDraft,
    setChoices,
    setTitle,
    /** Matches the columns by hand, where a file was taken for one of another layout. */
    mapByHand: () => file !== null && setDraft(tableOf(file.content.slice(0, HEADER_MAX)).mapping),
  }
}

/** Characters within which the first row of a table ends. */
const HEADER_MAX = 100_000
