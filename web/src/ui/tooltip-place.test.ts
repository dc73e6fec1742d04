import { describe, expect, test } from 'vitest'
import { placeTooltip } from './tooltip-place.ts'

const window = { width: 1000, height: 600 }
const tip = { width: 100, height: 30 }

describe('a tooltip', () => {
  test('stands centred above its anchor', () => {
    expect(placeTooltip({ left: 400, top: 300, width: 40, height: 40 }, tip, window)).toEqual({
      left: 370,
      top: 264,
    })
  })

  test('goes below where there is no room above', () => {
    expect(placeTooltip({ left: 400, top: 10, width: 40, height: 40 }, tip, window).top).toBe(56)
  })

  test('never leaves the window, at either side', () => {
    expect(placeTooltip({ left: 0, top: 300, width: 40, height: 40 }, tip, window).left).toBe(8)
    expect(placeTooltip({ left: 980, top: 300, width: 40, height: 40 }, tip, window).left).toBe(892)
  })

  test('stays above when neither side has room', () => {
    expect(placeTooltip({ left: 400, top: 5, width: 40, height: 590 }, tip, window).top).toBe(8)
  })
})
