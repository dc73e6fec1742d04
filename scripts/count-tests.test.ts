import { describe, expect, test } from 'vitest'
import {
  addUp,
  countPlaywright,
  countVitest,
  type PlaywrightReport,
  type VitestReport,
} from './count-tests.ts'

const fileOf = (name: string, ...statuses: string[]): VitestReport['testResults'][number] => ({
  name: `/house/${name}`,
  status: statuses.includes('failed') ? 'failed' : 'passed',
  message: '',
  assertionResults: statuses.map((status, index) => ({
    fullName: `test ${index}`,
    status,
    failureMessages: status === 'failed' ? ['\u001B[31mexpected 1 to be 2\u001B[39m\n    at line 3'] : [],
  })),
})

const vitest = (files: VitestReport['testResults'], exitCode = 0, rooms: string[] = []) =>
  countVitest({ testResults: files }, exitCode, '/house', rooms, (name) => name === 'test 9')

describe('counting Vitest', () => {
  test('passed and failed tests of all files', () => {
    const files = [
      fileOf('domain/a.test.ts', 'passed', 'passed'),
      fileOf('web/b.test.ts', 'passed', 'failed'),
    ]
    expect(vitest(files, 1)).toMatchObject({ passed: 3, failed: 1 })
  })

  test('a failure is repeated with place and reason, since the report of the runner is far up by then', () => {
    const [note] = vitest([fileOf('web/b.test.ts', 'failed')], 1).notes
    expect(note).toBe(
      'Vitest failed "test 0"\n    /house/web/b.test.ts\n    expected 1 to be 2\n        at line 3',
    )
  })

  test.each(['skipped', 'todo'])('a test that is %s counts as failed', (status) => {
    const { passed, failed, notes } = vitest([fileOf('web/a.test.ts', 'passed', status)])
    expect([passed, failed]).toEqual([1, 1])
    expect(notes).toEqual(['Vitest skipped "test 1": a skipped test counts as failed'])
  })

  test('a test whose process ended before it is no skipped one', () => {
    const { failed, notes } = vitest([fileOf('web/a.test.ts', 'passed', 'pending')], 1)
    expect([failed, notes]).toEqual([
      1,
      ['Vitest failed "test 1"\n    /house/web/a.test.ts\n    it began and never ended, so its process did'],
    ])
  })

  test('a test that this machine cannot run does not count', () => {
    const file = fileOf('web/a.test.ts', 'passed')
    const elsewhere = { fullName: 'test 9', status: 'skipped' }
    const files = [{ ...file, assertionResults: [...file.assertionResults, elsewhere] }]
    expect(vitest(files)).toEqual({ passed: 1, failed: 0, notes: [] })
  })

  test('a file that did not load is one failure', () => {
    const broken = { ...fileOf('web/a.test.ts'), status: 'failed', message: 'no such module' }
    const { failed, notes } = vitest([broken], 1)
    expect(failed).toBe(1)
    expect(notes).toEqual(['Vitest failed "/house/web/a.test.ts"\n    no such module'])
  })

  test('a room that should have tests and ran none is one failure', () => {
    const { failed, notes } = vitest([fileOf('web/a.test.ts', 'passed')], 0, ['web', 'server'])
    expect(failed).toBe(1)
    expect(notes).toEqual(['Vitest ran no test of server'])
  })

  test('an unhandled error after green tests is a failure', () => {
    expect(vitest([fileOf('web/a.test.ts', 'passed')], 1)).toMatchObject({ passed: 1, failed: 1 })
  })

  test('no report is a failure', () => {
    expect(countVitest(null, 0, '/house', [], () => true)).toMatchObject({ passed: 0, failed: 1 })
  })
})

describe('counting Playwright', () => {
  const report = (...statuses: string[]): PlaywrightReport => ({
    suites: [
      {
        title: 'retro.spec.ts',
        specs: [],
        suites: [
          {
            title: 'on a phone',
            specs: [
              {
                title: 'writes',
                tests: statuses.map((status) => ({
                  status,
                  results: [{ errors: status === 'unexpected' ? [{ message: 'nothing came' }] : [] }],
                })),
              },
            ],
          },
        ],
      },
    ],
  })

  test('nested journeys are counted, and what passes only when repeated has failed', () => {
    const { passed, failed, notes } = countPlaywright(
      report('expected', 'expected', 'unexpected', 'flaky'),
      1,
    )
    expect([passed, failed]).toEqual([2, 2])
    expect(notes[0]).toBe('Playwright failed "retro.spec.ts › on a phone › writes"\n    nothing came')
  })

  test('a skipped journey counts as failed', () => {
    const { failed, notes } = countPlaywright(report('expected', 'skipped'), 0)
    expect(failed).toBe(1)
    expect(notes[0]).toContain('"retro.spec.ts › on a phone › writes"')
  })

  test('no journey at all is a failure', () => {
    expect(countPlaywright({ suites: [] }, 0)).toMatchObject({ passed: 0, failed: 1 })
    expect(countPlaywright(null, 1)).toMatchObject({ passed: 0, failed: 1 })
  })
})

test('tallies add up', () => {
  const one = { passed: 2, failed: 1, notes: ['a'] }
  expect(addUp([one, one])).toEqual({ passed: 4, failed: 2, notes: ['a', 'a'] })
})
