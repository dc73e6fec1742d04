import { describe, expect, test } from 'vitest'
import { intentOf, type KeyPlace } from './board-keys.ts'

const press = (key: string, more = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...more,
})
const onNote: KeyPlace = { on: 'note', isHolding: false, hasSingleKeys: true }
const carrying: KeyPlace = { ...onNote, isHolding: true }

describe('keys on a note', () => {
  test.each([
    ['Enter', 'edit'],
    [' ', 'menu'],
    ['Delete', 'delete'],
    ['Backspace', 'delete'],
    ['m', 'pick-up'],
    ['g', 'group'],
    ['c', 'comments'],
    ['e', 'react'],
    ['r', 'react'],
    ['R', 'react'],
    ['n', 'add'],
    ['?', 'help'],
  ])('NOTE-21: %s asks for %s', (key, type) => {
    expect(intentOf(press(key), onNote)).toEqual({ type })
  })

  test('NOTE-21: arrows, Home and End lead from note to note', () => {
    expect(intentOf(press('ArrowLeft'), onNote)).toEqual({ type: 'go', to: 'left' })
    expect(intentOf(press('End'), onNote)).toEqual({ type: 'go', to: 'last' })
  })

  test('VOTE-19: V gives a vote, Shift and V take one back', () => {
    expect(intentOf(press('v'), onNote)).toEqual({ type: 'vote', step: 'give' })
    expect(intentOf(press('V', { shiftKey: true }), onNote)).toEqual({ type: 'vote', step: 'take' })
  })

  test('Tab, unknown keys and combinations of the browser are left to the browser', () => {
    expect(intentOf(press('Tab'), onNote)).toBeNull()
    expect(intentOf(press('x'), onNote)).toBeNull()
    expect(intentOf(press('c', { ctrlKey: true }), onNote)).toBeNull()
    expect(intentOf(press('n', { metaKey: true }), onNote)).toBeNull()
  })
})

describe('keys while a note is carried', () => {
  test('MOVE-8: arrows carry it, Enter and Space put it down, Escape and Tab leave it where it was', () => {
    expect(intentOf(press('ArrowRight'), carrying)).toEqual({ type: 'step', to: 'right' })
    expect(intentOf(press('Enter'), carrying)).toEqual({ type: 'put-down' })
    expect(intentOf(press(' '), carrying)).toEqual({ type: 'put-down' })
    expect(intentOf(press('Escape'), carrying)).toEqual({ type: 'let-go' })
    expect(intentOf(press('Tab'), carrying)).toEqual({ type: 'let-go' })
  })

  test('GROUP-16: G opens the search for the note to group it with', () => {
    expect(intentOf(press('g'), carrying)).toEqual({ type: 'group' })
    expect(intentOf(press('g'), { ...carrying, hasSingleKeys: false })).toBeNull()
  })

  test('all other keys do nothing', () => {
    expect(intentOf(press('Delete'), carrying)).toBeNull()
    expect(intentOf(press('n'), carrying)).toBeNull()
  })
})

describe('keys elsewhere on the board', () => {
  const inColumn: KeyPlace = { ...onNote, on: 'column' }

  test('N adds a note, ? lists the keys, the down arrow leads into the column', () => {
    expect(intentOf(press('n'), { ...onNote, on: 'board' })).toEqual({ type: 'add' })
    expect(intentOf(press('?'), inColumn)).toEqual({ type: 'help' })
    expect(intentOf(press('ArrowDown'), inColumn)).toEqual({ type: 'go', to: 'first' })
  })

  test('no key acts on a note that does not have the focus', () => {
    for (const key of ['Enter', ' ', 'Delete', 'm', 'c', 'r', 'v'])
      expect(intentOf(press(key), inColumn)).toBeNull()
  })
})

test('A11Y-5: keys that print a character can be switched off, the others keep working (WCAG 2.1.4)', () => {
  const quiet: KeyPlace = { ...onNote, hasSingleKeys: false }
  for (const key of ['n', 'm', 'c', 'e', 'r', 'v', '?']) expect(intentOf(press(key), quiet)).toBeNull()
  expect(intentOf(press('Enter'), quiet)).toEqual({ type: 'edit' })
})
