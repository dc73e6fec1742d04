import { describe, expect, test } from 'vitest'
import { decodeFile } from './decode-file.ts'

describe('files of other programs', () => {
  test.each([
    ['UTF-8', [0x54, 0xc3, 0xa9], 'Té'],
    ['UTF-8 with a mark', [0xef, 0xbb, 0xbf, 0x54], 'T'],
    ['UTF-16, little end first', [0xff, 0xfe, 0x54, 0x00, 0xe9, 0x00], 'Té'],
    ['UTF-16, big end first', [0xfe, 0xff, 0x00, 0x54, 0x00, 0xe9], 'Té'],
    ['Windows', [0x54, 0xe9, 0x80], 'Té€'],
    ['nothing', [], ''],
  ])('IMPORT-4: %s', (_, bytes, text) => {
    expect(decodeFile(new Uint8Array(bytes))).toBe(text)
  })
})
