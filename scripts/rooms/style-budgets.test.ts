import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { inspect } from '../check-rooms.ts'
import { complaintsOf, complaintsOfHouse, withHouse } from './fixture-house.ts'

/** The rules that a whole house breaks. */
function rules(files: Record<string, string>): string[] {
  return complaintsOfHouse(files).map(({ rule }) => rule)
}

const FEATURE = 'server/src/features/board'

describe('style rule 13: a feature is made of a closed set of files', () => {
  test('parts, folders of parts and tests are its files', () => {
    const paths = [
      'ports.ts',
      'store/append.ts',
      'store/append.test.ts',
      'commands.test.ts',
      'two-people.test.ts',
    ]
    expect(complaintsOf(Object.fromEntries(paths.map((path) => [`${FEATURE}/${path}`, ''])))).toEqual([])
  })

  test.each(['service.ts', 'store.sql', 'store/deep/append.ts', 'types/note.ts'])('%s is not', (path) => {
    expect(complaintsOf({ [`${FEATURE}/${path}`]: '' })).toContain(`${FEATURE}/${path} [vocabulary]`)
  })

  test('a part is a file or a folder, not both', () => {
    const both = { [`${FEATURE}/store.ts`]: '', [`${FEATURE}/store/append.ts`]: '' }
    expect(complaintsOf(both)).toEqual([`${FEATURE}/store/append.ts [vocabulary]`])
  })
})

describe('style rules 14 and 15: names', () => {
  test.each([
    'web/src/lib/utils.ts',
    'server/src/platform/helpers/text.ts',
    'web/src/ui/misc.css',
    'web/src/lib/common/time.ts',
    'web/src/ui/index.ts',
    'web/src/ui/IconButton.tsx',
    'web/src/ui/icon_button.tsx',
    'docs/Protocol.md',
  ])('%s is refused', (path) => {
    expect(complaintsOf({ [path]: '' })).toEqual([`${path} [names]`])
  })

  test.each([
    'web/src/ui/icon-button.test.ts',
    'server/migrations/0001-board-log.sql',
    'README.md',
    '.ci/run',
  ])('%s is fine', (path) => expect(complaintsOf({ [path]: '' })).toEqual([]))
})

describe('no tool is silenced without a reason', () => {
  test.each([
    '// @ts-ignore: the types of this package are wrong',
    '// @ts-nocheck',
    '// @ts-expect-error',
    '// oxlint-disable-next-line no-console',
    '/* oxlint-disable no-console */',
    '// eslint-disable-line no-console --',
  ])('%s', (comment) => {
    expect(complaintsOf({ 'web/src/lib/a.ts': `\n${comment}\n` })).toEqual(['web/src/lib/a.ts:2 [escapes]'])
  })

  test.each([
    '// @ts-expect-error: a wrong command must not compile',
    '// oxlint-disable-next-line no-console -- the one place that prints',
    'export const text = "// @ts-ignore"',
  ])('%s is fine', (line) => {
    expect(complaintsOf({ 'web/src/lib/a.ts': `${line}\n` })).toEqual([])
  })
})

describe('budgets', () => {
  test('no file over 300 lines: code, tests and style sheets', () => {
    const lines = (count: number) => '\n'.repeat(count)
    for (const path of ['web/src/ui/a.tsx', 'web/src/ui/a.test.ts', 'web/src/ui/a.css']) {
      expect(complaintsOf({ [path]: lines(300) })).toEqual([])
      expect(complaintsOf({ [path]: lines(301) })).toEqual([`${path}:301 [length]`])
    }
  })

  test('the median file has at most 80 lines, tests left out', () => {
    const files = (count: number) => ({
      'web/src/ui/a.ts': '\n'.repeat(count),
      'web/src/ui/b.ts': '\n'.repeat(count),
      'web/src/ui/b.test.ts': '\n',
    })
    expect(rules(files(80))).toEqual([])
    expect(rules(files(81))).toEqual(['median'])
  })

  test('at most 20 tracked entries at the root', () => {
    const files = Object.fromEntries(Array.from({ length: 20 }, (_, index) => [`file-${index}.md`, 'text']))
    expect(rules(files)).toEqual([])
    expect(rules({ ...files, 'docs/more.md': 'text' })).toEqual(['root'])
    const untracked = withHouse(files, (root) => {
      writeFileSync(join(root, 'note-to-self.md'), 'text')
      return inspect(root, { exceptions: [] }).complaints
    })
    expect(untracked).toEqual([])
  })

  test('1.5 lines of domain tests for a line of domain source', () => {
    const source = { 'domain/src/board/a.ts': '\n'.repeat(100) }
    expect(rules({ ...source, 'domain/src/board/a.test.ts': '\n'.repeat(149) })).toContain('domain-tests')
    expect(rules({ ...source, 'domain/src/board/a.test.ts': '\n'.repeat(150) })).not.toContain('domain-tests')
  })
})

describe('exceptions only shrink', () => {
  const file = 'web/src/ui/a.ts'
  const exception = { file, rule: 'length', decision: 'docs/decisions/0001-long.md' } as const
  const says = (files: Record<string, string>) =>
    withHouse(files, (root) => inspect(root, { exceptions: [exception] }).complaints.map((one) => one.says))
  const long = { [file]: '\n'.repeat(301), 'web/src/ui/b.ts': '', 'web/src/ui/c.ts': '' }

  test('one excuses its file from its rule, with a record', () => {
    expect(says({ ...long, [exception.decision]: 'why' })).toEqual([])
    expect(says(long)).toEqual([`is excused by a record that is not there: ${exception.decision}`])
  })

  test('one that is not needed any more has to go', () => {
    expect(says({ [file]: '', [exception.decision]: 'why' })).toEqual([
      'no longer breaks "length": take its exception away',
    ])
  })
})
