import { describe, expect, test } from 'vitest'
import { recognise } from './recognise.ts'

const COPY = `Retrospectives Summary

Retrospective: Sprint 12: calm

What went well:
 - Demo was calm [2 votes]
 - A list:
 - one

Later:
 - two [1 vote] [0 votes]

What didn't go well:
 - Builds [4 votes]
	- Grouped feedback items:

		- Flaky tests [1 votes]
		- Slow
tests [0 votes]
 - Rain [0 votes]

Ideas:
 - No items

Work items:
 - Second [big] runner [User Story #4712]: https://dev.azure.example/acme/p/_workitems/edit/4712

Link to retrospective:
https://dev.azure.example/acme/_apps/hub/x
`

const read = (content: string) => {
  const found = recognise({ name: '', content })
  expect(found?.source).toBe('azure-devops')
  expect(found?.retros).toHaveLength(1)
  return found!.retros[0]!
}

describe('MOVE-IN-1: the summary that Azure DevOps Retrospectives copies', () => {
  test('has its title, and its columns in their order, also empty ones', () => {
    expect([read(COPY).title, read(COPY).columns]).toEqual([
      'Sprint 12: calm',
      ['What went well', "What didn't go well", 'Ideas'],
    ])
  })

  test('has notes that end in their votes, whatever their lines look like', () => {
    expect(read(COPY).notes.map(({ column, text, votes, line }) => [column, text, votes, line])).toEqual([
      ['What went well', 'Demo was calm', 2, 6],
      ['What went well', 'A list:\n - one\n\nLater:\n - two [1 vote]', 0, 7],
      ["What didn't go well", 'Builds', 4, 14],
      ["What didn't go well", 'Flaky tests', 1, 17],
      ["What didn't go well", 'Slow\ntests', 0, 18],
      ["What didn't go well", 'Rain', 0, 20],
    ])
  })

  test('MOVE-IN-2: each note of a group has its own votes', () => {
    const groups = read(COPY).notes.map(({ group }) => group)
    expect(groups).toEqual([null, null, '14', '14', '14', null])
  })

  test('MOVE-IN-5: its work items are action items', () => {
    expect(read(COPY).actions).toMatchObject([{ text: 'Second [big] runner', isDone: false, note: null }])
  })

  test('with trailing spaces, more empty lines and other line breaks', () => {
    const loose = COPY.replaceAll(']\n', '] \n').replaceAll(':\n -', ':\n\n -').replaceAll('\n', '\r\n')
    expect(read(loose).notes.map(({ votes }) => votes)).toEqual([2, 0, 4, 1, 0, 0])
    expect(read(loose).columns).toEqual(['What went well', "What didn't go well", 'Ideas'])
  })

  test('may have no work items and no notes', () => {
    const empty =
      'Retrospectives Summary\n\nRetrospective: Sprint 1\n\nGlad:\n - No items\n\nWork items:\n - No work items\n'
    expect(read(empty)).toEqual({ title: 'Sprint 1', columns: ['Glad'], notes: [], actions: [], leftOut: [] })
  })

  test('MOVE-IN-7: a note without votes is left out with its line', () => {
    const cut = COPY.slice(0, COPY.indexOf('Rain') + 4)
    expect(read(cut).leftOut).toEqual([{ reason: 'row-unreadable', line: 20 }])
  })

  test.each(['Retrospectives Summary\n\nDear all', 'Summary\n\nRetrospective: Sprint 12\n'])(
    '%j is none',
    (content) => {
      expect(recognise({ name: '', content })).toBeNull()
    },
  )
})
