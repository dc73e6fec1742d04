import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { inspect } from '../check-boundaries.ts'
import { violationsOf, violationsOfRepository, withRepository } from './fixture-repository.ts'

/** The rules that a whole repository breaks. */
function rules(files: Record<string, string>): string[] {
  return violationsOfRepository(files).map(({ rule }) => rule)
}

const FEATURE = 'server/src/features/board'

describe('a feature is made of a closed set of files', () => {
  test('parts, folders of parts and tests are its files', () => {
    const paths = [
      'ports.ts',
      'store/append.ts',
      'store/append.test.ts',
      'commands.test.ts',
      'two-people.test.ts',
    ]
    expect(violationsOf(Object.fromEntries(paths.map((path) => [`${FEATURE}/${path}`, ''])))).toEqual([])
  })

  test.each(['service.ts', 'store.sql', 'store/deep/append.ts', 'types/note.ts'])('%s is not', (path) => {
    expect(violationsOf({ [`${FEATURE}/${path}`]: '' })).toContain(`${FEATURE}/${path} [vocabulary]`)
  })

  test('a part is a file or a folder, not both', () => {
    const both = { [`${FEATURE}/store.ts`]: '', [`${FEATURE}/store/append.ts`]: '' }
    expect(violationsOf(both)).toEqual([`${FEATURE}/store/append.ts [vocabulary]`])
  })
})

describe('names of files and folders', () => {
  test.each([
    'web/src/lib/utils.ts',
    'server/src/platform/helpers/text.ts',
    'web/src/ui/misc.css',
    'web/src/lib/common/time.ts',
    'web/src/ui/IconButton/button.tsx',
    'web/src/ui/icon_button.css',
    'docs/Protocol.md',
  ])('%s is refused', (path) => {
    expect(violationsOf({ [path]: '' })).toEqual([`${path} [names]`])
  })

  test.each([
    'web/src/ui/icon-button.test.ts',
    'server/migrations/0001-board-log.sql',
    'README.md',
    '.ci/run',
  ])('%s is fine', (path) => expect(violationsOf({ [path]: '' })).toEqual([]))
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
    expect(violationsOf({ 'web/src/lib/a.ts': `\n${comment}\n` })).toEqual(['web/src/lib/a.ts:2 [escapes]'])
  })

  test.each([
    '// @ts-expect-error: a wrong command must not compile',
    '// oxlint-disable-next-line no-console -- the one place that prints',
    'export const text = "// @ts-ignore"',
  ])('%s is fine', (line) => {
    expect(violationsOf({ 'web/src/lib/a.ts': `${line}\n` })).toEqual([])
  })
})

describe('budgets', () => {
  test('no style sheet over 300 lines', () => {
    const path = 'web/src/ui/a.css'
    expect(violationsOf({ [path]: '\n'.repeat(300) })).toEqual([])
    expect(violationsOf({ [path]: '\n'.repeat(301) })).toEqual([`${path}:301 [length]`])
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

  test('at most 24 tracked entries at the root', () => {
    const files = Object.fromEntries(Array.from({ length: 24 }, (_, index) => [`file-${index}.md`, 'text']))
    expect(rules(files)).toEqual([])
    expect(rules({ ...files, 'docs/more.md': 'text' })).toEqual(['root'])
    const untracked = withRepository(files, (root) => {
      writeFileSync(join(root, 'note-to-self.md'), 'text')
      return inspect(root, { exceptions: [] }).violations
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
  const file = 'web/src/ui/a.css'
  const exception = { file, rule: 'length', decision: 'docs/decisions/0001-long.md' } as const
  const message = (files: Record<string, string>) =>
    withRepository(files, (root) =>
      inspect(root, { exceptions: [exception] }).violations.map((one) => one.message),
    )
  const long = { [file]: '\n'.repeat(301), 'web/src/ui/b.css': '', 'web/src/ui/c.css': '' }

  test('one excuses its file from its rule, with a record', () => {
    expect(message({ ...long, [exception.decision]: 'why' })).toEqual([])
    expect(message(long)).toEqual([`is excused by a record that is not there: ${exception.decision}`])
  })

  test('one that is not needed any more has to go', () => {
    expect(message({ [file]: '', [exception.decision]: 'why' })).toEqual([
      'no longer breaks "length": take its exception away',
    ])
  })
})
