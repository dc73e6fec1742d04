import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('teams.md §3: the static file of formats is the one that the domain reads (else copy that one over it)', () => {
  const handedOut = new URL('../../../../public/static/js/formats.json', import.meta.url)
  const kept = new URL('../../../../../domain/src/board/formats.json', import.meta.url)
  expect(readFileSync(handedOut, 'utf8')).toBe(readFileSync(kept, 'utf8'))
})
