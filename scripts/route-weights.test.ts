import { describe, expect, test } from 'vitest'
import { type Manifest, partsOfRoutes, weighRoutes } from './route-weights.ts'

const MANIFEST: Manifest = {
  'index.html': { file: 'index.js', src: 'index.html', isEntry: true, imports: ['_react.js'] },
  '_react.js': { file: 'react.js' },
  '_socket.js': { file: 'socket.js', imports: ['_react.js'] },
  'src/app/board-page.tsx': {
    file: 'board.js',
    src: 'src/app/board-page.tsx',
    isDynamicEntry: true,
    imports: ['index.html', '_socket.js'],
  },
  'src/features/orgs/dashboard-page.tsx': {
    file: 'dashboard.js',
    src: 'src/features/orgs/dashboard-page.tsx',
    isDynamicEntry: true,
    imports: ['_react.js'],
  },
  'src/features/board/emoji-picker.tsx': {
    file: 'emoji.js',
    src: 'src/features/board/emoji-picker.tsx',
    isDynamicEntry: true,
  },
}
const SIZES: Record<string, number> = {
  'index.js': 10,
  'react.js': 100,
  'socket.js': 20,
  'board.js': 5,
  'dashboard.js': 7,
}

describe('what loads before a page is usable (design/ui.md)', () => {
  const weights = weighRoutes(MANIFEST, (file) => SIZES[file] ?? Number.NaN)

  test('the shell, the page and all that they import, each once; nothing that comes later', () => {
    expect(weights.map(({ page, bytes }) => [page, bytes])).toEqual([
      ['src/app/board-page.tsx', 135],
      ['src/features/orgs/dashboard-page.tsx', 117],
    ])
  })

  test('what other features put on a page is loaded with it', () => {
    const source = `export const PAGES = {
  board: async () => ({ Component: (await import('../app/board-page.tsx')).Board }),
  dashboard,
}
async function dashboard() {
  return [import('../features/orgs/dashboard-page.tsx'), import('../features/board/emoji-picker.tsx')]
}
async function members() {
  return import('../features/orgs/team/members-page.tsx')
}`
    const routes = partsOfRoutes(source)
    expect(routes).toEqual([
      ['src/app/board-page.tsx'],
      ['src/features/orgs/dashboard-page.tsx', 'src/features/board/emoji-picker.tsx'],
      ['src/features/orgs/team/members-page.tsx', 'src/features/orgs/team-page.tsx'],
    ])
    const sizes: Record<string, number> = { ...SIZES, 'emoji.js': 50 }
    const told = weighRoutes(MANIFEST, (file) => sizes[file] ?? Number.NaN, routes)
    expect(told.map(({ bytes }) => bytes)).toEqual([135, 167])
  })

  test('a part that other chunks import, too, is found by the name of its chunk; one in no chunk is named', () => {
    const manifest = { ...MANIFEST, '_part-Xy1.js': { file: 'socket.js', name: 'part' } }
    const page = 'src/features/orgs/dashboard-page.tsx'
    const weightWith = (part: string) =>
      weighRoutes(manifest, (file) => SIZES[file] ?? 0, [[page, part]]).find((one) => one.page === page)
        ?.bytes
    const alone =
      weighRoutes(manifest, (file) => SIZES[file] ?? 0).find((one) => one.page === page)?.bytes ?? 0
    expect(weightWith('src/features/orgs/part.tsx')).toBe(alone + 20)
    expect(() => weightWith('src/features/orgs/gone.tsx')).toThrow('gone.tsx is in no chunk')
  })

  test('the page of a board is found by the name of its chunk, too', () => {
    const { 'src/app/board-page.tsx': _, ...others } = MANIFEST
    const chunk = { file: 'board.js', name: 'board-page', imports: ['index.html', '_socket.js'] }
    const [board] = weighRoutes(
      { ...others, '_board-page-Xy1.js': chunk },
      (file) => SIZES[file] ?? Number.NaN,
    )
    expect(board).toMatchObject({ page: 'src/app/board-page.tsx', bytes: 135 })
  })

  test('what opens a board before its page is there counts for the board, and is not the entry', () => {
    const early = { file: 'early.js', src: 'src/app/early-board.ts', isEntry: true, imports: ['_socket.js'] }
    const manifest = { 'src/app/early-board.ts': early, ...MANIFEST }
    const told = weighRoutes(manifest, (file) => ({ ...SIZES, 'early.js': 1 })[file] ?? Number.NaN)
    expect(told.map(({ bytes }) => bytes)).toEqual([136, 117])
  })

  test('the board may weigh 195 kB, every other page 60 kB more than the shell', () => {
    expect(weights.map(({ budget }) => budget)).toEqual([195_000, 110 + 60_000])
  })

  test('a manifest without an entry is refused', () => {
    expect(() => weighRoutes({}, () => 0)).toThrow('no entry')
  })
})
