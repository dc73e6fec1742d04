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

describe('keys on a note (design/ui.md, "The board")', () => {
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
  ])('%s: %s', (key, type) => {
    expect(intentOf(press(key), onNote)).toEqual({ type })
  })

  test('arrows, Home and End go from note to note', () => {
    expect(intentOf(press('ArrowLeft'), onNote)).toEqual({ type: 'go', to: 'left' })
    expect(intentOf(press('End'), onNote)).toEqual({ type: 'go', to: 'last' })
  })

  test('v gives a vote, with Shift it takes one back', () => {
    expect(intentOf(press('v'), onNote)).toEqual({ type: 'vote', step: 'give' })
    expect(intentOf(press('V', { shiftKey: true }), onNote)).toEqual({ type: 'vote', step: 'take' })
  })

  test('Tab and unknown keys stay with the browser, and so do its own combinations', () => {
    expect(intentOf(press('Tab'), onNote)).toBeNull()
    expect(intentOf(press('x'), onNote)).toBeNull()
    expect(intentOf(press('c', { ctrlKey: true }), onNote)).toBeNull()
    expect(intentOf(press('n', { metaKey: true }), onNote)).toBeNull()
  })
})

describe('keys while a note is carried', () => {
  test('arrows carry it, Enter and Space put it down, Escape and Tab leave it where it was', () => {
    expect(intentOf(press('ArrowRight'), carrying)).toEqual({ type: 'step', to: 'right' })
    expect(intentOf(press('Enter'), carrying)).toEqual({ type: 'put-down' })
    expect(intentOf(press(' '), carrying)).toEqual({ type: 'put-down' })
    expect(intentOf(press('Escape'), carrying)).toEqual({ type: 'let-go' })
    expect(intentOf(press('Tab'), carrying)).toEqual({ type: 'let-go' })
  })

  test('G lays it on another note instead', () => {
    expect(intentOf(press('g'), carrying)).toEqual({ type: 'group' })
    expect(intentOf(press('g'), { ...carrying, hasSingleKeys: false })).toBeNull()
  })

  test('nothing else happens meanwhile', () => {
    expect(intentOf(press('Delete'), carrying)).toBeNull()
    expect(intentOf(press('n'), carrying)).toBeNull()
  })
})

describe('keys elsewhere on the board', () => {
  const inColumn: KeyPlace = { ...onNote, on: 'column' }

  test('add a note, show the list, and go down into a column', () => {
    expect(intentOf(press('n'), { ...onNote, on: 'board' })).toEqual({ type: 'add' })
    expect(intentOf(press('?'), inColumn)).toEqual({ type: 'help' })
    expect(intentOf(press('ArrowDown'), inColumn)).toEqual({ type: 'go', to: 'first' })
  })

  test('never act on a note that does not have the focus', () => {
    for (const key of ['Enter', ' ', 'Delete', 'm', 'c', 'r', 'v'])
      expect(intentOf(press(key), inColumn)).toBeNull()
  })
})

test('keys that print something can be switched off, the others keep working (WCAG 2.1.4)', () => {
  const quiet: KeyPlace = { ...onNote, hasSingleKeys: false }
  for (const key of ['n', 'm', 'c', 'e', 'r', 'v', '?']) expect(intentOf(press(key), quiet)).toBeNull()
  expect(intentOf(press('Enter'), quiet)).toEqual({ type: 'edit' })
})
