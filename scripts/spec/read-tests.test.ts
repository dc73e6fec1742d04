import { describe, expect, test } from 'vitest'
import { readTests } from './read-tests.ts'

/** Titles of a file with these lines, and behind a colon why they prove nothing. */
function read(...lines: string[]): string[] {
  return readTests('some.test.ts', lines.join('\n')).map(({ title, fault }) =>
    fault === null ? title : `${title}: ${fault}`,
  )
}

describe('a test is found under its title', () => {
  test.each([
    [`test('a', () => {})`, 'a'],
    [`it("a \\"b\\"", () => {})`, 'a "b"'],
    ['test(`a`, () => {})', 'a'],
    [`test('a', { timeout: 5 }, async () => {})`, 'a'],
    [`test('a', { skip: false }, async () => {})`, 'a'],
    [`test('a', someFunction)`, 'a'],
    [`test.only('a', () => {})`, 'a'],
    [`test.concurrent('a', () => {})`, 'a'],
    [`test.runIf(onLinux)('a', () => {})`, 'a'],
    [`import { test as room } from './journey.ts'; room('a', () => {})`, 'a'],
    [`const room = test.extend<Fixtures>({}); room('a', () => {})`, 'a'],
  ])('%s', (line, title) => {
    expect(read(line)).toEqual([title])
  })

  test('of each(), with its placeholders as they are written', () => {
    expect(read("test.each([1, 2])('%s and %j', () => {})")).toEqual(['%s and %j'])
    expect(read("test.each(cases)('$role may', () => {})")).toEqual(['$role may'])
    expect(read('test.each`a | b`("from $a", () => {})')).toEqual(['from $a'])
    expect(read("test.for(cases)('%s', () => {})")).toEqual(['%s'])
  })

  test('of a template, with its expressions as they are written', () => {
    expect(read('for (const max of limits) test(`may have ${max.of(1)} characters`, () => {})')).toEqual([
      'may have ${max.of(1)} characters',
    ])
  })

  test('inside describes, which are found as well', () => {
    expect(
      read("describe('a', () => {", "describe.each(cases)('b', () => {", "test('c', () => {})", '})', '})'),
    ).toEqual(['a', 'b', 'c'])
    expect(read("test.describe('a', () => { test('b', () => {}) })")).toEqual(['a', 'b'])
  })
})

describe('what only looks like a test is not found', () => {
  test.each([
    `test.step('a', () => {})`,
    `test.beforeEach('a', () => {})`,
    `await page.test('a', () => {})`,
    `/a/.test('a')`,
    `other('a', () => {})`,
    `test(title, () => {})`,
    `// test('a', () => {})`,
    `const text = "test('a', () => {})"`,
    `test.each(['a'])`,
  ])('%s', (line) => {
    expect(read(line)).toEqual([])
  })
})

describe('a test that does not run proves nothing', () => {
  test.each([
    `test.skip('a', () => {})`,
    `it.todo('a')`,
    `test.fixme('a', () => {})`,
    `test.skip.each(cases)('a', () => {})`,
    `test.concurrent.skip('a', () => {})`,
    `test('a', { skip: true }, () => {})`,
    `test('a', { todo: later }, () => {})`,
    `test('a', async () => { test.skip() })`,
    `test('a', async () => { test.fixme(isPhone, 'not yet') })`,
  ])('%s', (line) => {
    expect(read(line)).toEqual(['a: is skipped'])
  })

  test.each([`test.fails('a', () => {})`, `test.fail('a', () => {})`])(
    'nor one that shall fail: %s',
    (line) => {
      expect(read(line)).toEqual(['a: is skipped'])
    },
  )

  test.each([
    "describe.skip('a', () => { describe('b', () => { test('c', () => {}) }) })",
    "describe.skip(name, () => { describe('b', () => { test('c', () => {}) }) })",
    "describe('a', { skip: true }, () => { describe('b', () => { test('c', () => {}) }) })",
    "test.describe.fixme('a', () => { test.describe('b', () => { test('c', () => {}) }) })",
    "test.describe('a', () => { test.describe('b', () => { test('c', () => {}) }); test.skip() })",
  ])('nor one in a describe that is skipped: %s', (line) => {
    expect(read(line).slice(-2)).toEqual([
      'b: stands in something that is skipped',
      'c: stands in something that is skipped',
    ])
  })

  test('nor one in a file that is skipped', () => {
    expect(read("test.skip(isPhone, 'not yet')", "test('a', () => {})")).toEqual([
      'a: stands in something that is skipped',
    ])
  })

  test('its neighbours do', () => {
    expect(
      read("describe('a', () => {", "test.skip('b', () => {})", "test('c', () => {})", '})', "test('d', f)"),
    ).toEqual(['a', 'b: is skipped', 'c', 'd'])
  })

  test('a describe without a test that runs is no proof either', () => {
    expect(read("describe('a', () => {})")).toEqual(['a: holds no test that runs'])
    expect(read("describe('a', () => { test.skip('b', () => {}) })")[0]).toBe('a: holds no test that runs')
  })

  test('a describe may hold tests whose titles are computed', () => {
    expect(read("describe('a', () => { test(title, () => {}) })")).toEqual(['a'])
  })
})

test('the rules of a test are the ids in its title and in the comment above it', () => {
  const lines = [
    '  // Rules: VOTE-4, VOTE-5',
    "  test('VOTE-3 and MOVE-IN-3: SHA-0 is no id', () => {})",
    "  test('b', () => {})",
  ]
  expect(readTests('some.test.ts', lines.join('\n')).map(({ rules }) => rules)).toEqual([
    ['VOTE-3', 'MOVE-IN-3', 'VOTE-4', 'VOTE-5'],
    [],
  ])
})
