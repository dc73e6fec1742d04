import { describe, expect, test } from 'vitest'
import { recognise } from './recognise.ts'

const read = (content: string) => {
  const found = recognise({ name: '', content })
  expect(found?.source).toBe('retrospected')
  return found!.retros[0]!
}

const COPY = `
# Retrospected Session

## Sprint 12

### Session details:

**Date**: Tuesday, January 13th, 2026 at 4:30:00 PM GMT+1

**URL**: https://retro.example/game/1

**Participants**: Mira, Tao

**Posts**: 5

**Votes**: 9

### Actions

- Order a second runner
- Write a list:  
of two lines
- Order a second runner

### Posts

#### What could be improved?

* (+4/-1) **Pipeline**
 * (+3/-0) Builds are slow  
    or stuck
   * **Action**: *Order a second runner*
 * (+1/-1) Flaky tests
   * **Action**: *Write a list:  
       of two lines*

#### What went well?

* (+2/-0) **Demo**
* (+1/-3) Cake
  * **Action**: *Bake again*

#### Ideas
`

describe('MOVE-IN-1: the Markdown of Retrospected', () => {
  test('has its columns in their order, also empty ones, and texts of several lines', () => {
    const retro = read(COPY)
    expect([retro.title, retro.columns]).toEqual([
      'Sprint 12',
      ['What could be improved?', 'What went well?', 'Ideas'],
    ])
    expect(retro.notes.map(({ column, text, at }) => [column, text, at])).toEqual([
      ['What could be improved?', 'Builds are slow\nor stuck', null],
      ['What could be improved?', 'Flaky tests', null],
      ['What went well?', '**Demo**', null],
      ['What went well?', 'Cake', null],
    ])
  })

  test('MOVE-IN-2: a group has the likes of its posts, and dislikes are no votes', () => {
    const groups = read(COPY).notes.map(({ votes, group, groupTitle }) => [votes, group !== null, groupTitle])
    expect(groups).toEqual([
      [3, true, 'Pipeline'],
      [1, true, 'Pipeline'],
      [2, false, null],
      [1, false, null],
    ])
  })

  test('MOVE-IN-5: an action item of a post comes once', () => {
    expect(read(COPY).actions.map(({ text, note }) => [text, note])).toEqual([
      ['Order a second runner', 0],
      ['Write a list:\nof two lines', 1],
      ['Order a second runner', null],
      ['Bake again', 3],
    ])
  })

  test('of before has no action items and no groups', () => {
    const old = '# Retrospected Session\n\n## My Retrospective\n\n### Posts\n\n#### Glad\n\n* (+1/-0) Tea\n'
    expect(read(old)).toMatchObject({ columns: ['Glad'], notes: [{ text: 'Tea', votes: 1 }], actions: [] })
  })

  test.each(['# Retrospected Session\n\n## Sprint 12\n', '### Posts\n\n#### Glad\n\n* (+1/-0) Tea\n'])(
    'has both of its headings: %j',
    (content) => {
      expect(recognise({ name: '', content })).toBeNull()
    },
  )
})
