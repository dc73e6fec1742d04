import { describe, expect, test } from 'vitest'
import { createCircuitBreaker } from './circuit-breaker.ts'

function circuitAt(start = 1000) {
  let time = start
  const circuit = createCircuitBreaker({ now: () => time, failuresMax: 3, restMs: 100 })
  const fail = (times: number) =>
    Array.from({ length: times }, () => {
      expect(circuit.enter()).toBe(0)
      return circuit.settle('failed')
    })
  return {
    ...circuit,
    fail,
    pass: (ms: number) => {
      time += ms
    },
  }
}

describe('a circuit breaker', () => {
  test('opens after failures in a row, and says for how long', () => {
    const circuit = circuitAt()
    expect(circuit.fail(3)).toEqual([false, false, true])
    expect(circuit.enter()).toBe(100)
    circuit.pass(60)
    expect(circuit.enter()).toBe(40)
  })

  test('a success between failures starts the count again', () => {
    const circuit = circuitAt()
    circuit.fail(2)
    circuit.settle('succeeded')
    expect(circuit.fail(2)).toEqual([false, false])
    expect(circuit.enter()).toBe(0)
  })

  test('after the rest one request tries while the others are kept back', () => {
    const circuit = circuitAt()
    circuit.fail(3)
    circuit.pass(100)
    expect(circuit.enter()).toBe(0)
    expect(circuit.enter()).toBeGreaterThan(0)
    circuit.settle('succeeded')
    expect([circuit.enter(), circuit.enter()]).toEqual([0, 0])
  })

  test('an attempt that fails opens it again, one that was given up lets the next try', () => {
    const circuit = circuitAt()
    circuit.fail(3)
    circuit.pass(100)
    expect(circuit.fail(1)).toEqual([true])
    expect(circuit.enter()).toBe(100)
    circuit.pass(100)
    expect(circuit.enter()).toBe(0)
    expect(circuit.settle('abandoned')).toBe(false)
    expect(circuit.enter()).toBe(0)
  })

  test('a pause holds whatever succeeds meanwhile, and a shorter one does not end it', () => {
    const circuit = circuitAt()
    circuit.pause(500)
    circuit.pause(10)
    circuit.settle('succeeded')
    expect(circuit.enter()).toBe(500)
    circuit.pass(500)
    expect(circuit.enter()).toBe(0)
  })
})
