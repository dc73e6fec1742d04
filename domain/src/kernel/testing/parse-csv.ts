/**
 * Reads comma-separated values as RFC 4180 says; written apart from the writer, so that it does not share its
 * mistakes.
 */
export function parseCsv(csv: string): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  let at = 0
  while (at < csv.length) {
    let value = ''
    if (csv[at] === '"') {
      at += 1
      while (csv[at] !== '"' || csv[at + 1] === '"') {
        if (at >= csv.length) throw new Error('a quoted cell without an end')
        if (csv[at] === '"') at += 1
        value += csv[at]
        at += 1
      }
      at += 1
    } else {
      while (at < csv.length && csv[at] !== ',' && csv[at] !== '\r') {
        if (csv[at] === '"' || csv[at] === '\n') throw new Error(`a bare ${JSON.stringify(csv[at])}`)
        value += csv[at]
        at += 1
      }
    }
    row.push(value)
    if (csv[at] === ',') {
      at += 1
    } else if (csv.startsWith('\r\n', at)) {
      at += 2
      rows.push(row)
      row = []
    } else {
      throw new Error(`neither a comma nor the end of a row at ${at}`)
    }
  }
  if (row.length > 0) throw new Error('the last row has no end')
  return rows
}
