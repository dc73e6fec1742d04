import { strToU8, zipSync } from 'fflate'
import { createXlsxWriter } from '../platform/spreadsheet/xlsx-writer.ts'

/** An Excel file with one sheet of these rows. */
export async function excelFile(rows: readonly (readonly (string | number)[])[]): Promise<Buffer> {
  return Buffer.from((await createXlsxWriter()(rows, 'test')) ?? [])
}

const DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const RELATIONS = 'http://schemas.openxmlformats.org/package/2006/relationships'
const PARTS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const SHEETS = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'

/** A small Excel file with as many rows, all of whose cells refer to one text, which is written as XML. */
export function repeatingExcelFile({ rows, text }: { readonly rows: number; readonly text: string }): Buffer {
  const cells = Array.from(
    { length: rows },
    (_, at) => `<row r="${at + 1}"><c r="A${at + 1}" t="s"><v>0</v></c></row>`,
  )
  const relations = (targets: readonly string[]) =>
    targets.map((target, at) => {
      const type = target
        .split('/')
        .at(-1)
        ?.replace(/\d*\.xml$/, '')
      const kind = type === 'workbook' ? 'officeDocument' : type === 'sheet' ? 'worksheet' : type
      return `<Relationship Id="rId${at + 1}" Type="${PARTS}/${kind}" Target="${target}"/>`
    })
  const parts = {
    '_rels/.rels': `<Relationships xmlns="${RELATIONS}">${relations(['xl/workbook.xml']).join('')}</Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${SHEETS}" xmlns:r="${PARTS}"><sheets><sheet name="S" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${RELATIONS}">${relations(['worksheets/sheet1.xml', 'sharedStrings.xml']).join('')}</Relationships>`,
    'xl/sharedStrings.xml': `<sst xmlns="${SHEETS}" count="1" uniqueCount="1"><si><t>${text}</t></si></sst>`,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${SHEETS}"><sheetData>${cells.join('')}</sheetData></worksheet>`,
  }
  const files = Object.entries(parts).map(([name, xml]) => [name, strToU8(`${DECLARATION}${xml}`)] as const)
  return Buffer.from(zipSync(Object.fromEntries(files)))
}
