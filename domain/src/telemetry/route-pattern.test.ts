import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isRoutePattern, routePatternOf } from './route-pattern.ts'

describe('REPORT-8: a path is sent as its route, with :id in place of every segment that is no word of a route', () => {
  test.each([
    ['/', '/'],
    ['/board/V1StGXR8Z5jdHi6B', '/board/:id'],
    ['/board/V1StGXR8Z5jdHi6B/', '/board/:id'],
    ['/board/nora@example.com?name=Nora#note-17', '/board/:id'],
    ['/dashboard/team/t1/retros', '/dashboard/team/:id/retros'],
    ['/invite/org/o1/i1', '/invite/org/:id/:id'],
    ['/retro-formats/mad-sad-glad', '/retro-formats/:id'],
    ['/plans?bought=yearly-level2', '/plans'],
    ['//evil//path', '/:id/:id'],
    ['', '/'],
    ['no path at all', '/:id'],
  ])('%s is %s', (path, route) => {
    expect(routePatternOf(path)).toBe(route)
    expect(isRoutePattern(route)).toBe(true)
  })

  test('a longer path is cut after eight segments', () => {
    expect(routePatternOf('/team'.repeat(20))).toBe('/team'.repeat(8))
  })

  test('no path has a route with a word of its own, whatever it holds', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.array(fc.string()), (text, parts) => {
        for (const path of [text, `/board/${text}`, parts.join('/'), `/${text}?${parts.join('&')}`]) {
          const route = routePatternOf(path)
          expect(route).toMatch(/^\/(?:(?:[a-z-]+|:id)(?:\/(?:[a-z-]+|:id))*)?$/)
          expect(isRoutePattern(route)).toBe(true)
        }
      }),
      { numRuns: 30 },
    )
  })

  test.each(['/board/V1StGXR8Z5jdHi6B', '/board/:name', 'board/:id', '/board/:id?q', '/:id/', 'Nora', ''])(
    '%s is no route',
    (text) => {
      expect(isRoutePattern(text)).toBe(false)
    },
  )
})
