import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'
import type { Plugin } from 'vite'

/** A font file of a package, and the weights that pages use of it. */
export interface FontFile {
  /** The name under `@fonts/` in style sheets. */
  readonly name: string
  /** The file, as packages are imported. */
  readonly source: string
  readonly weights: { readonly min: number; readonly max: number }
}

const TEXT = { min: 400, max: 700 }
const HEADINGS = { min: 500, max: 700 }

/** The fonts of `web/src/ui/fonts.css`. */
export const FONTS: readonly FontFile[] = [
  font('inter', 'latin', TEXT),
  font('inter', 'latin-ext', TEXT),
  font('bricolage-grotesque', 'latin', HEADINGS),
  font('bricolage-grotesque', 'latin-ext', HEADINGS),
]

/**
 * Serves variable fonts at `@fonts/` with the weights alone that pages use: a third of their bytes is for other ones.
 * No character and no feature of a font is taken away ([decision 99](../../docs/decisions/0099-weights-of-fonts.md)).
 */
export function subsetFonts(): Plugin {
  return {
    name: 'subset-fonts',
    config: async () => ({ resolve: { alias: { '@fonts': await writeFonts(CACHE) } } }),
  }
}

const CACHE = fileURLToPath(new URL('../../node_modules/.cache', import.meta.url))

/** Writes the fonts below `cache` unless they are there; returns their folder, whose name follows what they are made of. */
export async function writeFonts(cache: string, fonts: readonly FontFile[] = FONTS): Promise<string> {
  const read = fonts.map((file) => ({
    ...file,
    whole: readFileSync(fileURLToPath(import.meta.resolve(file.source))),
  }))
  const hash = createHash('sha256').update(JSON.stringify(fonts))
  for (const { whole } of read) hash.update(whole)
  const folder = join(cache, `fonts-${hash.digest('hex').slice(0, 16)}`)
  if (existsSync(folder)) return folder
  const unfinished = `${folder}-${process.pid}`
  mkdirSync(unfinished, { recursive: true })
  for (const { name, whole, weights } of read)
    writeFileSync(
      join(unfinished, name),
      await subsetFont(whole, null, {
        keepAllGlyphs: true,
        targetFormat: 'woff2',
        variationAxes: { wght: weights },
      }),
    )
  // Two processes may write the same fonts; the later one finds the folder there.
  if (!existsSync(folder)) renameSync(unfinished, folder)
  return folder
}

function font(family: string, letters: string, weights: FontFile['weights']): FontFile {
  const name = `${family}-${letters}.woff2`
  return {
    name,
    source: `@fontsource-variable/${family}/files/${family}-${letters}-wght-normal.woff2`,
    weights,
  }
}
