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
  'assets/boot-x.js': { type: 'asset', fileName: 'assets/boot-x.js', names: ['boot.js'] },
} as unknown as Rolldown.OutputBundle

test('the files of a board are the chunk that has its page, and all that this imports', () => {
  expect(filesOf(BUNDLE, 'board-page')).toEqual([
    '/assets/board.js',
    '/assets/shared.js',
    '/assets/libraries.js',
  ])
})

test('the script before the first paint is found under its built name; a build without it fails', () => {
  expect(bootFile(BUNDLE)).toBe('assets/boot-x.js')
  expect(() => bootFile({})).toThrow('the build has no boot.js')
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
  const board = ['/assets/board.js', '/assets/live.js', '/assets/libraries.js']
  const page = asBoardPage(HTML, { session, board })
  const linesWith = (text: string) =>
    page
      .split('\n')
      .filter((line) => line.includes(text))
      .map((line) => /(?:src|href)="([^"]+)"/.exec(line)?.[1])

  test('has one script, which opens the session and then the page', () => {
    expect(page.match(/<script/g)).toHaveLength(1)
    expect(page).toContain(
      '<script data-session="/assets/early.js" data-page="/assets/index.js" src="/assets/boot.js"></script>',
    )
  })

  test('names every file once, the session first, as modules that are compiled as they arrive', () => {
    const later = ['/assets/index.js', '/assets/libraries.js', '/assets/board.js']
    expect(linesWith('rel="modulepreload"')).toEqual([...session, ...later])
    expect(linesWith('<link rel="')).toEqual([...session, ...later, '/assets/index.css'])
  })

  test('keeps everything else of the other page', () => {
    const kept = HTML.split('\n').filter((line) => !/module/.test(line) && !line.includes('boot.js'))
    expect(kept).toHaveLength(4)
    for (const line of kept) expect(page).toContain(line.trim())
  })

  test('is not built from a page that runs no module', () => {
    expect(() => asBoardPage('<head></head>', { session, board })).toThrow('index.html runs no module')
  })
})
