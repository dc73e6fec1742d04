import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createArchiveNames } from './archive-names.ts'

describe('EXPORT-16: names in an archive', () => {
  test('lead out of no folder, are short, and are given once, whatever the titles are', () => {
    const title = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 200 }),
      fc.constantFrom(
        '../..',
        '/etc/passwd',
        'C:\\x',
        'CON',
        'con.',
        'a',
        'A',
        'a-2',
        '',
        '\u0000',
        '.',
        'é',
        'साप्ताहिक',
        'e\u0301',
      ),
    )
    fc.assert(
      fc.property(fc.array(title, { maxLength: 40 }), (titles) => {
        const nameOf = createArchiveNames()
        const names = titles.map((one) => nameOf(one, 'retro', '.json'))
        for (const name of names) {
          expect(name).toMatch(/^(?:\p{L}\p{M}*|[\p{N}-]){1,75}\.json$/u)
          expect(name.length).toBeLessThan(80)
          expect(name).not.toMatch(/^(con|prn|aux|nul|com\d|lpt\d)\./i)
        }
        const same = names.map((name) => name.normalize('NFC').toLowerCase())
        expect(new Set(same).size).toBe(names.length)
      }),
    )
  })

  test('the first of a title has it as its name, and the next ones get numbers', () => {
    const nameOf = createArchiveNames()
    const titles = ['Sprint 1', 'sprint 1', 'Sprint-1-2', 'Sprint 1', '?!', 'aux']
    expect(titles.map((title) => nameOf(title, 'team'))).toEqual([
      'Sprint-1',
      'sprint-1-2',
      'Sprint-1-2-2',
      'Sprint-1-3',
      'team',
      'team-aux',
    ])
  })

  test('ten thousand retros of one title are named in no time', () => {
    const nameOf = createArchiveNames()
    const names = Array.from({ length: 10_000 }, () => nameOf('Retro', 'retro'))
    expect(names.at(-1)).toBe('Retro-10000')
  })
})
