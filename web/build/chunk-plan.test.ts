import { describe, expect, test } from 'vitest'
import { planChunks } from './chunk-plan.ts'

/** Modules by name: what each imports, and what it loads later. */
function graphOf(modules: Record<string, { imports?: string[]; later?: string[] }>) {
  return {
    getModuleInfo: (id: string) => {
      const found = modules[id]
      return found === undefined
        ? null
        : { importedIds: found.imports ?? [], dynamicallyImportedIds: found.later ?? [] }
    },
  }
}

const PAGES = Array.from({ length: 9 }, (_, index) => `page-${index}`)

const GRAPH = graphOf({
  entry: { imports: ['react', 'paths'], later: ['board', ...PAGES] },
  board: {
    imports: ['react', 'column', 'rank', 'skeleton', 'session'],
    later: ['overlays', 'timer', 'player'],
  },
  early: { imports: ['session', 'paths'] },
  session: { imports: ['socket', 'ids', 'paths'] },
  column: { imports: ['/web/src/ui/avatar-stack.tsx'] },
  overlays: { imports: ['column', 'toast-texts'] },
  timer: { imports: ['clock', 'dialog'], later: ['emoji'] },
  player: { imports: ['dash'] },
  ...Object.fromEntries(PAGES.map((page) => [page, { imports: ['react', 'skeleton'] }])),
  'page-0': { imports: ['ids', 'skeleton', 'rank', 'dialog', '/web/src/ui/avatar-stack.tsx'] },
})

describe('chunks of a board', () => {
  const plan = planChunks(GRAPH, {
    entry: 'entry',
    board: 'board',
    live: 'early',
    atStart: /overlays/,
    apart: /player/,
  })

  test('what the first note needs is one chunk, apart from what other pages need, too', () => {
    expect(['board', 'column'].map((id) => plan.get(id))).toEqual(['board-page', 'board-page'])
    expect(plan.get('rank')).toBe('common')
  })

  test('what opens the session of a board is apart from the rest, and from what other pages need, too', () => {
    const chunks = ['early', 'session', 'socket', 'ids', 'paths'].map((id) => plan.get(id))
    expect(chunks).toEqual(['early-board', 'board-live', 'board-live', 'live-shared', 'base'])
  })

  test('what many pages need, and small parts of the design system, are common', () => {
    expect(plan.get('skeleton')).toBe('common')
    expect(plan.get('/web/src/ui/avatar-stack.tsx')).toBe('common')
  })

  test('tools are one chunk, what a board loads at its start another', () => {
    expect(['overlays', 'toast-texts'].map((id) => plan.get(id))).toEqual(['board-start', 'board-start'])
    expect(['timer', 'clock', 'emoji'].map((id) => plan.get(id))).toEqual(Array(3).fill('board-tools'))
  })

  test('the entry, the players of other services and what only later parts share with other pages stay out', () => {
    expect(['react', 'player', 'dash', 'dialog', 'page-0'].filter((id) => plan.has(id))).toEqual([])
  })
})
