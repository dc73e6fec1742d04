import { readdirSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

/** Pictures and fonts are compressed already. */
const TEXT_FILE = /\.(?:css|html|js|json|svg)$/
/** The operator may put lists of their own into it (CREATE-29), where a copy would be served in their place. */
const OF_THE_OPERATOR = /^static[/\\]/
/** Bytes below which a copy saves no packet. */
const MIN_BYTES = 1024

const compressors = [
  { extension: 'br', compress: promisify<Buffer, Buffer>(brotliCompress) },
  {
    extension: 'gz',
    compress: (bytes: Buffer) => promisify<Buffer, object, Buffer>(gzip)(bytes, { level: 9 }),
  },
]

/**
 * Writes a `.br` and a `.gz` beside every file of text, so that nothing is compressed while serving. It reads the files
 * from the folder of the build, in which they are as the server sends them, whichever plugin changed them last.
 */
export function compressedCopies(): Plugin {
  return {
    name: 'compressed-copies',
    apply: 'build',
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler({ dir = '' }) {
        const names = readdirSync(dir, { recursive: true, encoding: 'utf8' })
        const texts = names.filter((name) => TEXT_FILE.test(name) && !OF_THE_OPERATOR.test(name))
        await Promise.all(texts.map((name) => writeCopies(join(dir, name))))
      },
    },
  }
}

async function writeCopies(path: string): Promise<void> {
  const bytes = await readFile(path)
  if (bytes.length < MIN_BYTES) return
  await Promise.all(
    compressors.map(async ({ extension, compress }) => {
      const copy = await compress(bytes)
      if (copy.length < bytes.length) await writeFile(`${path}.${extension}`, copy)
    }),
  )
}
