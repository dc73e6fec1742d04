import { describe, expect, test } from 'vitest'
import { decodedHtml, decodedXml } from './entities.ts'
import { readSheets } from './sheets.ts'

const BEGIN = '<Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet">'
const read = (inner: string) => readSheets(`${BEGIN}${inner}</Workbook>`)?.sheets

describe('MOVE-IN-1: the sheets of a workbook in XML', () => {
  test('have names and rows', () => {
    expect(
      read(`
        <Worksheet ss:Name="Glad &amp; calm"><Table ss:ExpandedColumnCount="2">
          <Row ss:Height="20">
            <Cell><Data ss:Type="String">Tea</Data></Cell>
            <Cell ss:StyleID="s1"><Data ss:Type="Number">3</Data></Cell>
          </Row>
          <Row><Cell/><Cell><Data ss:Type="String"></Data></Cell></Row>
        </Table></Worksheet>
        <Worksheet ss:Name="Sad"><Table></Table></Worksheet>`),
    ).toEqual([
      {
        name: 'Glad & calm',
        rows: [
          ['Tea', '3'],
          ['', ''],
        ],
      },
      { name: 'Sad', rows: [] },
    ])
  })

  test('may have a prefix on their tags, and texts of several lines', () => {
    expect(
      read(
        '<ss:Worksheet ss:Name="A"><ss:Row><ss:Cell><ss:Data>one\ntwo&#10;three</ss:Data></ss:Cell></ss:Row></ss:Worksheet>',
      ),
    ).toEqual([{ name: 'A', rows: [['one\ntwo\nthree']] }])
  })

  test('are not confused by tags of similar names, and by data outside of cells', () => {
    expect(
      read(
        '<WorksheetOptions>1</WorksheetOptions><Worksheet><Rows/><Data>x</Data><Row><Data>y</Data><Cell><Data>z</Data></Cell></Row><Data>w</Data></Worksheet>',
      ),
    ).toEqual([{ name: '', rows: [['z']] }])
  })

  test.each(['', 'a', '<html><table></table></html>', '{"a":1}', 'Workbook'])('%j has none', (content) => {
    expect(readSheets(content)).toBeNull()
  })

  test('MOVE-IN-8: that break off are read as far as they go', () => {
    const whole = '<Worksheet ss:Name="A"><Row><Cell><Data>Tea</Data></Cell></Row></Worksheet>'
    for (let end = 0; end < whole.length; end += 1)
      expect(readSheets(BEGIN + whole.slice(0, end))?.sheets.length ?? 0).toBeLessThanOrEqual(1)
  })

  test('MOVE-IN-7: too many sheets and rows are reported', () => {
    const many = readSheets(BEGIN + '<Worksheet>'.repeat(1001))
    expect([many?.sheets.length, many?.isCut]).toEqual([1000, true])
    const rows = readSheets(`${BEGIN}<Worksheet>${'<Row></Row>'.repeat(10_001)}`)
    expect([rows?.sheets[0]?.rows.length, rows?.isCut]).toEqual([10_000, true])
  })
})

test('MOVE-IN-1: entities are decoded once, and unknown ones stay', () => {
  expect(decodedHtml('&lt;b&gt; &quot;x&quot; &#39;y&#39; &amp;amp; &nbsp; &amp')).toBe(
    '<b> "x" \'y\' &amp; &nbsp; &amp',
  )
  expect(decodedXml('&apos;a&apos;&#10;b&#xA;c&#13;&amp;lt;')).toBe("'a'\nb\nc\r&lt;")
})
