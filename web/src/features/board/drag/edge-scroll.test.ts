import { describe, expect, test } from 'vitest'
import { edgeSpeed } from './edge-scroll.ts'

describe('a column scrolls by itself near its edges (design/ui.md)', () => {
  test('not in its middle', () => {
    expect(edgeSpeed(400, 100, 700)).toBe(0)
    expect(edgeSpeed(172, 100, 700)).toBe(0)
  })

  test('the faster the nearer, at most so fast, also beyond the edge', () => {
    const [near, nearer, edge, beyond] = [690, 695, 700, 760].map((at) => edgeSpeed(at, 100, 700))
    expect(near).toBeGreaterThan(0)
    expect(nearer).toBeGreaterThan(near!)
    expect(beyond).toBe(edge)
  })

  test('backwards at its start', () => {
    expect(edgeSpeed(100, 100, 700)).toBe(-edgeSpeed(700, 100, 700))
  })

  test('in a small box in its outer quarters only, in none at all never', () => {
    expect(edgeSpeed(150, 100, 200)).toBe(0)
    expect(edgeSpeed(190, 100, 200)).toBeGreaterThan(0)
    expect(edgeSpeed(100, 100, 100)).toBe(0)
  })
})
