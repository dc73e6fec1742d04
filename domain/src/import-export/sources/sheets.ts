import { ROWS_MAX } from '../csv-table.ts'
import { CELLS_MAX } from '../limits.ts'
import { decodedXml } from './entities.ts'

/** A sheet of a workbook. */
export interface Sheet {
  readonly name: string
  readonly rows: readonly (readonly string[])[]
}

/** The namespace of a workbook in XML, which programs also save as .xls. */
const NAMESPACE = 'urn:schemas-microsoft-com:office:spreadsheet'

/** Sheets that are read. */
const SHEETS_MAX = 1000

/**
 * Reads the sheets of a workbook in SpreadsheetML, tag by tag in one pass; null for any other text. `isCut`: it has
 * more rows than are read.
 */
export function readSheets(
  content: string,
): { readonly sheets: readonly Sheet[]; readonly isCut: boolean } | null {
  if (!/^\s{0,100}</.test(content) || !content.slice(0, 5000).includes(NAMESPACE)) return null
  const sheets: { name: string; rows: string[][] }[] = []
  let [rows, isCut] = [0, false]
  let row: string[] | null = null
  for (let at = content.indexOf('<'); at !== -1;) {
    const end = content.indexOf('>', at)
    if (end === -1) break
    const next = content.indexOf('<', end)
    const tag = /^<(\/?)(?:ss:)?(Worksheet|Row|Cell|Data)[\s/>]/.exec(content.slice(at, at + 20))
    const kind = tag === null ? '' : `${tag[1]}${tag[2]}`
    if (kind === 'Worksheet' && sheets.length < SHEETS_MAX)
      sheets.push({ name: nameIn(content.slice(at, end)), rows: [] })
    else if (kind === 'Worksheet') isCut = true
    else if (kind === 'Row') {
      rows += 1
      isCut ||= rows > ROWS_MAX
      row = isCut ? null : []
      if (row !== null) sheets.at(-1)?.rows.push(row)
    } else if (kind === '/Row') row = null
    else if (kind === 'Cell') {
      if (row !== null && row.length < CELLS_MAX) row.push('')
    } else if (kind === 'Data' && row !== null && row.length > 0)
      row[row.length - 1] = decodedXml(content.slice(end + 1, next === -1 ? content.length : next))
    at = next
  }
  return { sheets, isCut }
}

function nameIn(tag: string): string {
  const begin = tag.indexOf('ss:Name="')
  if (begin === -1) return ''
  const from = begin + 'ss:Name="'.length
  const end = tag.indexOf('"', from)
  return decodedXml(tag.slice(from, end === -1 ? tag.length : end))
}
