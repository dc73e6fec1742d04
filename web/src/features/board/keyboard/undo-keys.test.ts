import { describe, expect, test } from 'vitest'
import { undoKey } from './undo-keys.ts'

const press = (key: string, more: Partial<Parameters<typeof undoKey>[0]> = {}) =>
  undoKey({ key, code: '', ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, ...more })

describe('the keys of undo and redo', () => {
  test('are Ctrl or Cmd with Z, and with Shift for redo', () => {
    expect(press('z', { ctrlKey: true })).toBe('undo')
    expect(press('z', { metaKey: true })).toBe('undo')
    expect(press('Z', { ctrlKey: true, shiftKey: true })).toBe('redo')
    expect(press('Z', { metaKey: true, shiftKey: true })).toBe('redo')
  })

  test('Ctrl+Y is redo as well; Cmd+Y is the browser’s', () => {
    expect(press('y', { ctrlKey: true })).toBe('redo')
    expect(press('y', { metaKey: true })).toBeNull()
  })

  test('are where Z is, on keyboards that print other letters', () => {
    expect(press('я', { code: 'KeyZ', ctrlKey: true })).toBe('undo')
    expect(press('z', { code: 'KeyY', ctrlKey: true })).toBe('undo')
  })

  test('and nothing else', () => {
    expect(press('z')).toBeNull()
    expect(press('z', { ctrlKey: true, altKey: true })).toBeNull()
    expect(press('x', { ctrlKey: true })).toBeNull()
  })
})
