import type { Rolldown } from 'vite'
import { describe, expect, test } from 'vitest'
import { asBoardPage, bootFile, filesOf } from './board-html.ts'

const BUNDLE = {
  'assets/index.js': {
    type: 'chunk',
    fileName: 'assets/index.js',
    moduleIds: ['main'],
    imports: ['assets/libraries.js'],
  },
  'assets/libraries.js': {
    type: 'chunk',
    fileName: 'assets/libraries.js',
    moduleIds: ['react'],
    imports: [],
  },
  'assets/board.js': {
    type: 'chunk',
    fileName: 'assets/board.js',
    moduleIds: ['column', 'board-page'],
    imports: ['assets/shared.js'],
  },
  'assets/shared.js': {
    type: 'chunk',
    fileName: 'assets/shared.js',
    moduleIds: ['rank'],
    imports: ['assets/libraries.js'],
  },
  'assets/theme-boot-x.js': { type: 'asset', fileName: 'assets/theme-boot-x.js', names: ['theme-boot.js'] },
} as unknown as Rolldown.OutputBundle

test('the files of a board are the chunk that has its page, and all that this imports', () => {
  expect(filesOf(BUNDLE, 'board-page')).toEqual([
    '/assets/board.js',
    '/assets/shared.js',
    '/assets/libraries.js',
  ])
})

test('the script before the first paint is found under its built name; a build without it fails', () => {
  expect(bootFile(BUNDLE)).toBe('assets/theme-boot-x.js')
  expect(() => bootFile({})).toThrow('the build has no theme-boot.js')
})

describe('the page of a board', () => {
  const HTML = `<head>
    <title>Retropulse</title>
    <script src="/assets/boot.js"></script>
    <script type="module" crossorigin src="/assets/index.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/libraries.js">
    <link rel="modulepreload" crossorigin href="/assets/base.js">
    <link rel="stylesheet" crossorigin href="/assets/index.css">
  </head>`
  const session = ['/assets/early.js', '/assets/base.js', '/assets/live.js']
  const page = asBoardPage(HTML, session, ['/assets/board.js', '/assets/live.js', '/assets/libraries.js'])
  const files = Array.from(page.matchAll(/(?:src|href)="([^"]+)"/g), ([, file]) => file)

  test('runs the session first, as soon as its code is there, and names the code of the board last', () => {
    expect(page).toContain('<script type="module" async crossorigin src="/assets/early.js"></script>')
    expect(files).toEqual([
      '/assets/early.js',
      '/assets/base.js',
      '/assets/live.js',
      '/assets/boot.js',
      '/assets/index.js',
      '/assets/libraries.js',
      '/assets/index.css',
      '/assets/board.js',
    ])
  })

  test('keeps everything of the other page', () => {
    for (const line of HTML.split('\n')) expect(page).toContain(line.trim())
  })
})
