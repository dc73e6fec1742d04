import { describe, expect, test } from 'vitest'
import { toastPlace, type ToastPosition } from './toast-position.ts'

const box = (left: number, top: number, width: number, height: number) => ({
  left,
  right: left + width,
  top,
  bottom: top + height,
  width,
  height,
})
const tablet = { width: 820, height: 1180, lift: 84 }
const phone = { width: 390, height: 844, lift: 76 }

function toastPosition(...[open, room]: Parameters<typeof toastPlace>): ToastPosition {
  return toastPlace(open, room).position
}

describe('SHELL-62: a toast', () => {
  test('SHELL-62: stands in the middle of the lower edge while nothing is open', () => {
    expect(toastPosition([], tablet)).toBe('bottom-center')
    expect(toastPosition([], { ...tablet, width: 390 })).toBe('bottom-center')
  })

  test('SHELL-62: stands between the header of a phone and the sheet that is open', () => {
    expect(toastPlace([box(0, 500, 390, 344)], phone)).toEqual({ position: 'bottom-center', sheet: 344 })
    expect(toastPlace([], phone)).toEqual({ position: 'bottom-center', sheet: 0 })
  })

  test('SHELL-62: stands at the upper edge of a phone where the sheet leaves no room below the header', () => {
    expect(toastPlace([box(0, 100, 390, 744)], phone)).toEqual({ position: 'top-center', sheet: 0 })
    // There would be room for the toast, but none around it.
    expect(toastPlace([box(0, 132, 390, 712)], phone)).toEqual({ position: 'top-center', sheet: 0 })
  })

  test('SHELL-62: never stands over the title of a sheet that is as high as the phone', () => {
    expect(toastPlace([box(0, 16, 390, 828)], phone)).toEqual({ position: 'bottom-center', sheet: 0 })
  })

  test('SHELL-62: stays at the lower edge under a dialog and beside a panel that it does not cover', () => {
    expect(toastPosition([box(200, 300, 420, 500)], tablet)).toBe('bottom-center')
    expect(toastPosition([box(928, 120, 352, 680)], { width: 1280, height: 800, lift: 84 })).toBe(
      'bottom-center',
    )
  })

  test('SHELL-62: stands at the start beside a panel that covers the middle of the lower edge', () => {
    expect(toastPosition([box(468, 120, 352, 1060)], tablet)).toBe('bottom-left')
  })

  test('SHELL-62: stands beside a high dialog of a laptop, whose title would be below it at the upper edge', () => {
    expect(toastPosition([box(368, 16, 544, 768)], { width: 1280, height: 800, lift: 84 })).toBe(
      'bottom-left',
    )
  })

  test('SHELL-62: stands at the end beside a popover that covers the start and the middle', () => {
    expect(toastPosition([box(20, 660, 320, 490)], tablet)).toBe('bottom-right')
  })

  test('SHELL-62: stands at the upper edge while a dialog reaches the lower one', () => {
    expect(toastPosition([box(150, 40, 520, 1100)], tablet)).toBe('top-center')
    expect(toastPosition([box(150, 40, 520, 900)], { ...tablet, lift: 240 })).toBe('top-center')
  })
})
