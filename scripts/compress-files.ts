import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'

/** Files that compress well; pictures and fonts are compressed already. */
const SHRINKS = /\.(?:css|html|js|json|svg)$/
/** Below this a compressed copy saves no packet. */
const BYTES_MIN = 1024

/** The operator may put files of their own there (CREATE-29): a compressed copy would be served in their place. */
const REPLACEABLE = /(?:^|[/\\])static(?:[/\\]|$)/

/**
 * Writes a `.br` and a `.gz` beside every compressible file of a folder, so that nothing is compressed while serving.
 */
export function compressFiles(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    if (!entry.isFile() || !SHRINKS.test(entry.name) || REPLACEABLE.test(relative(folder, path))) continue
    const bytes = readFileSync(path)
    if (bytes.length < BYTES_MIN) continue
    writeFileSync(`${path}.br`, brotliCompressSync(bytes))
    writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }))
  }
}
