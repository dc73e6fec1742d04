import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('CREATE-29: the static file of formats equals the one of the domain (copy that over it when this fails)', () => {
  const handedOut = new URL('../../../public/static/js/formats.json', import.meta.url)
  const kept = new URL('../../../../domain/src/board/formats/formats.json', import.meta.url)
  expect(readFileSync(handedOut, 'utf8')).toBe(readFileSync(kept, 'utf8'))
})
