import type { Rolldown } from 'vite'
import { expect, test } from 'vitest'
import { filesOf, bootFile } from './board-preload.ts'

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
