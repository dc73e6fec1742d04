import { fileFormats } from '@retropulse/domain/board/formats-file'
import { FORMATS } from '@retropulse/domain/board/formats'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('teams.md §3: the static file of formats says what the domain says (else run node scripts/write-formats.ts)', () => {
  const path = new URL('../../../../public/static/js/formats.json', import.meta.url)
  expect(JSON.parse(readFileSync(path, 'utf8'))).toEqual(fileFormats(FORMATS))
})
