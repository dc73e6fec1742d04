import { describe, expect, test } from 'vitest'
import { edgeSpeed } from './edge-scroll.ts'

describe('a column scrolls by itself near its edges', () => {
  test('MOVE-13: a note held in the middle scrolls nothing', () => {
    expect(edgeSpeed(400, 100, 700)).toBe(0)
    expect(edgeSpeed(172, 100, 700)).toBe(0)
  })

  test('MOVE-13: nearer to the edge it scrolls faster, up to a highest speed, also beyond the edge', () => {
    const [near, nearer, edge, beyond] = [690, 695, 700, 760].map((at) => edgeSpeed(at, 100, 700))
    expect(near).toBeGreaterThan(0)
    expect(nearer).toBeGreaterThan(near!)
    expect(beyond).toBe(edge)
  })

  test('MOVE-13: near the upper edge it scrolls backwards', () => {
    expect(edgeSpeed(100, 100, 700)).toBe(-edgeSpeed(700, 100, 700))
  })

  test('in a small box only the outer quarters scroll, in a box without height none do', () => {
    expect(edgeSpeed(150, 100, 200)).toBe(0)
    expect(edgeSpeed(190, 100, 200)).toBeGreaterThan(0)
    expect(edgeSpeed(100, 100, 100)).toBe(0)
  })
})
