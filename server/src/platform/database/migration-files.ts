import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** One step of the schema; `name` (the file name without ".sql") identifies it for ever. */
export type Migration = { name: string; sql: string; checksum: string }

/** All `NNNN-name.sql` of a folder in their order. Other names ending in .sql, or a number used twice, are errors. */
export function readMigrations(folder: string): Migration[] {
  const files = readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .sort()
  const numbers = new Set<string>()
  for (const file of files) {
    const number = /^(\d{4})-[a-z0-9-]+\.sql$/.exec(file)?.[1]
    if (number === undefined) throw new Error(`${file}: a migration is called NNNN-name.sql`)
    if (numbers.has(number)) throw new Error(`${file}: the number ${number} is used twice`)
    numbers.add(number)
  }
  return files.map((file) => {
    // A checkout on Windows may have other line ends; the checksum must not depend on them.
    const sql = readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n')
    return {
      name: file.slice(0, -'.sql'.length),
      sql,
      checksum: createHash('sha256').update(sql).digest('hex'),
    }
  })
}
