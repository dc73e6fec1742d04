import type { Rolldown } from 'vite'
import { expect, test } from 'vitest'
import { addHints, COMPILE_HINT } from './compile-hints.ts'

test('the code that opens a board starts with the hint, that of tools and style sheets do not', () => {
  const bundle = {
    'assets/board-page-x.js': { type: 'chunk', name: 'board-page', code: 'page()' },
    'assets/libraries-x.js': { type: 'chunk', name: 'libraries', code: 'react()' },
    'assets/board-tools-x.js': { type: 'chunk', name: 'board-tools', code: 'timer()' },
    'assets/index-x.css': { type: 'asset', name: 'index', source: 'a{}' },
  } as unknown as Rolldown.OutputBundle
  addHints(bundle)
  expect(Object.values(bundle).map((file) => (file.type === 'chunk' ? file.code : file.source))).toEqual([
    `${COMPILE_HINT}page()`,
    `${COMPILE_HINT}react()`,
    'timer()',
    'a{}',
  ])
})
