import { describe, expect, test } from 'vitest'
import { undoKey } from './undo-keys.ts'

const press = (key: string, more: Partial<Parameters<typeof undoKey>[0]> = {}) =>
  undoKey({ key, code: '', ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, ...more })

describe('the keys of undo and redo', () => {
  test('UNDO-4: Ctrl or Cmd with Z undoes, with Shift it redoes', () => {
    expect(press('z', { ctrlKey: true })).toBe('undo')
    expect(press('z', { metaKey: true })).toBe('undo')
    expect(press('Z', { ctrlKey: true, shiftKey: true })).toBe('redo')
    expect(press('Z', { metaKey: true, shiftKey: true })).toBe('redo')
  })

  test('UNDO-4: Ctrl+Y redoes as well; Cmd+Y is left to the browser', () => {
    expect(press('y', { ctrlKey: true })).toBe('redo')
    expect(press('y', { metaKey: true })).toBeNull()
  })

  test('they are found by their place on keyboards of other scripts', () => {
    expect(press('я', { code: 'KeyZ', ctrlKey: true })).toBe('undo')
    expect(press('z', { code: 'KeyY', ctrlKey: true })).toBe('undo')
  })

  test('other keys are ignored', () => {
    expect(press('z')).toBeNull()
    expect(press('z', { ctrlKey: true, altKey: true })).toBeNull()
    expect(press('x', { ctrlKey: true })).toBeNull()
  })
})
