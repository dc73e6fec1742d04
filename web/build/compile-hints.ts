import type { Plugin, Rolldown } from 'vite'
import type { BoardChunk } from './chunk-plan.ts'

/** V8 compiles every function of a file that starts with it when it reads the file, and not at the first call. */
export const COMPILE_HINT = '//# allFunctionsCalledOnLoad\n'

/** The chunks that open a board, most of whose functions run while its page opens. */
const OPENING: readonly (BoardChunk | 'index' | 'libraries')[] = [
  'base',
  'board-live',
  'board-page',
  'common',
  'early-board',
  'index',
  'libraries',
  'live-shared',
]

/**
 * Marks the code that opens a board, which V8 then compiles beside the page's own thread: on a slow phone a visitor waits
 * for that thread (decision 137).
 */
export function compileHints(): Plugin {
  return {
    name: 'compile-hints',
    apply: 'build',
    // The names of the files have a hash of their code, of which the hint is no part yet.
    augmentChunkHash: ({ name }) => (isOpening(name) ? COMPILE_HINT : undefined),
    generateBundle: {
      // After Vite, which puts a line before the code: the hint must be the first.
      order: 'post',
      handler: (_options, bundle) => addHints(bundle),
    },
  }
}

/** Puts the hint at the head of the chunks that open a board. */
export function addHints(bundle: Rolldown.OutputBundle): void {
  for (const file of Object.values(bundle))
    if (file.type === 'chunk' && isOpening(file.name)) file.code = COMPILE_HINT + file.code
}

function isOpening(name: string): boolean {
  return OPENING.some((opening) => opening === name)
}
