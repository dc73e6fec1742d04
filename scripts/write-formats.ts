import { fileFormats } from '@retropulse/domain/board/formats-file'
import { FORMATS } from '@retropulse/domain/board/formats'
import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/**
 * Writes the formats that come with the product into the static file that the page loads (teams.md §3); they are changed
 * in domain/src/board/formats, and a test holds the file to them.
 */
const file = fileURLToPath(new URL('../web/public/static/js/formats.json', import.meta.url))
writeFileSync(file, JSON.stringify(fileFormats(FORMATS)))
const oxfmt = fileURLToPath(new URL('../node_modules/.bin/oxfmt', import.meta.url))
process.exitCode = spawnSync(oxfmt, [file], { stdio: 'inherit' }).status ?? 1
