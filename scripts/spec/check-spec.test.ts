import { describe, expect, test } from 'vitest'
import { checkSpec } from '../check-spec.ts'
import { withRepository } from '../boundaries/fixture-repository.ts'

const TESTS = `
  test('VOTE-1: a vote over the limit is refused', () => {})
`

/** What is wrong with a repository of one page with these lines and one test file. */
function violationsWith(
  page: readonly string[],
  tests = TESTS,
  others: Record<string, string> = {},
): string[] {
  const files = { 'docs/spec/voting.md': page.join('\n'), 'e2e/journeys/voting.test.ts': tests, ...others }
  return withRepository(files, (root) =>
    checkSpec(root).violations.map(({ path, line, message }) => `${path}:${line} ${message}`),
  )
}

const RULE = '- **VOTE-1** A vote over the limit is refused.'

test('every built rule has a test, and every id a rule', () => {
  expect(
    violationsWith([
      '# Voting',
      RULE,
      '- **VOTE-2** A vote is counted once,',
      '  also from two windows. _Not built: windows._',
      '| Rule | What | Value |',
      '|---|---|---|',
      '| VOTE-3 | Votes | 1 to 99. _Not built: votes._ |',
    ]),
  ).toEqual([])
})

describe('a built rule needs a test that runs and quotes its id', () => {
  test.each([
    ['', 'docs/spec/voting.md:1 VOTE-1 has no test: none quotes it'],
    ["test('VOTE-11: other', () => {})", 'docs/spec/voting.md:1 VOTE-1 has no test: none quotes it'],
    [
      "test.skip('VOTE-1: later', () => {})",
      'docs/spec/voting.md:1 VOTE-1 has no test: "VOTE-1: later" in e2e/journeys/voting.test.ts is skipped',
    ],
    ["other('VOTE-1: x', () => {})", 'docs/spec/voting.md:1 VOTE-1 has no test: none quotes it'],
  ])('%s', (tests, message) => {
    expect(violationsWith([RULE], tests)).toContain(message)
  })

  test.each([
    "describe('VOTE-1', () => { test('holds', () => {}) })",
    "// Rules: VOTE-7, VOTE-1\ntest.each(cases)('%s', () => {})",
    'for (const role of roles) test(`VOTE-1: ${role}`, () => {})',
  ])('%s', (tests) => {
    expect(violationsWith([RULE, '- **VOTE-7** Another. _Not built: it._'], tests)).not.toContainEqual(
      expect.stringContaining('VOTE-1 has no test'),
    )
  })
})

describe('what is wrong with a page is reported', () => {
  test.each([
    [[RULE, RULE], 'docs/spec/voting.md:2 VOTE-1 is already the id of docs/spec/voting.md:1'],
    [[RULE, '- **Vote-2** Odd.'], 'docs/spec/voting.md:2 Vote-2 is not an id such as VOTE-3'],
    [[RULE, '- **VOTE-02** Odd.'], 'docs/spec/voting.md:2 VOTE-02 is not an id such as VOTE-3'],
    [[RULE, '- **VOTE-2**'], 'docs/spec/voting.md:2 VOTE-2 has no text'],
    [[RULE, '| VOTE-2 | | |'], 'docs/spec/voting.md:2 VOTE-2 has no text'],
    [
      ['- **VOTE-1** Holds. _Not built: it._'],
      'docs/spec/voting.md:1 VOTE-1 is marked as not built, but a test in e2e/journeys/voting.test.ts quotes it',
    ],
    [
      [RULE, '- **VOTE-2** Half is not built.'],
      'docs/spec/voting.md:2 VOTE-2 does not end with _Not built: what is missing._',
    ],
  ])('%j', (page, message) => {
    expect(violationsWith(page)).toContain(message)
  })

  test('a prefix on two pages', () => {
    const timer = { 'docs/spec/timer.md': '- **VOTE-2** A timer ends. _Not built: it._' }
    expect(violationsWith([RULE], TESTS, timer)).toEqual([
      'docs/spec/voting.md:1 VOTE-1 has the prefix of docs/spec/timer.md',
    ])
  })
})

test('an id that no page explains is reported wherever it stands', () => {
  const others = { 'server/src/vote.ts': '// VOTE-9\n// SHA-256 and VOTE-1', 'docs/how.md': 'See VOTE-8.' }
  expect(violationsWith([RULE], TESTS, others)).toEqual([
    'docs/how.md:1 VOTE-8 is not a rule of docs/spec',
    'server/src/vote.ts:1 VOTE-9 is not a rule of docs/spec',
  ])
})
