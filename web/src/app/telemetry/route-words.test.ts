import { routePatternOf } from '@retropulse/domain/telemetry/route-pattern'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('REPORT-8: every word of a route of the router is a word that is sent, so that routes can be told apart', () => {
  const source = readFileSync(new URL('../router.tsx', import.meta.url), 'utf8')
  const paths = Array.from(source.matchAll(/path: '([a-z][^']*)'/g), ([, path = '']) => path)
  expect(paths.length).toBeGreaterThan(40)
  // The gallery of the design system is for development alone.
  const words = paths
    .flatMap((path) => path.split('/'))
    .filter((word) => /^[a-z]/.test(word) && word !== 'ui')
  expect(words.filter((word) => routePatternOf(`/${word}`) !== `/${word}`)).toEqual([])
})
