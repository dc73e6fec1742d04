import { expect, test } from 'vitest'
import { withSoftHyphens } from './soft-hyphens.ts'

const shown = (text: string) => withSoftHyphens(text).replaceAll('\u00AD', '-')

test('a long word of any language may break where a syllable begins, and away from its ends', () => {
  expect(shown('Betriebsratsvorbereitungsgruppe')).toBe('Betriebs-rats-vor-be-rei-tungs-grup-pe')
  expect(shown('Schifffahrtsgesellschaft')).toBe('Schiff-fahrts-ge-sell-schaft')
  expect(shown('internationalisation')).toBe('inter-na-tio-na-li-sa-tion')
})

test('short words, addresses and words of other scripts are left as they are', () => {
  for (const text of ['Delete Customer Care?', 'events.warehouse.example:8443', 'Ретроспективнаякоманда'])
    expect(shown(text)).toBe(text)
})
