import type { ColumnMeaning } from '@retropulse/domain/board/state'
import { type FileReading, readChosen, type ReadingTask } from './file-reading.ts'

/** Characters of a file that is read at once, which takes a few milliseconds. */
const SMALL_MAX = 100_000

/**
 * Reads a file without holding up the page: a large one in a thread of its own (IMPORT-31), which `signal` ends. Where
 * the browser gives no thread, the page reads it itself.
 */
export async function readOffPage(task: ReadingTask, signal: AbortSignal): Promise<FileReading> {
  if (task.file.content.length > SMALL_MAX) {
    const reading = await readInThread(task, signal)
    if (reading !== null) return reading
  }
  return readChosen(task, await loadMeanings())
}

/** Null: there is no thread, or it could not be loaded. */
function readInThread(task: ReadingTask, signal: AbortSignal): Promise<FileReading | null> {
  if (typeof Worker === 'undefined') return Promise.resolve(null)
  const worker = new Worker(new URL('reading-worker.ts', import.meta.url), { type: 'module' })
  const answer = new Promise<FileReading | null>((resolve) => {
    worker.addEventListener('message', ({ data }: MessageEvent<FileReading>) => resolve(data))
    worker.addEventListener('error', () => resolve(null))
  })
  signal.addEventListener('abort', () => worker.terminate())
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread is no window
  worker.postMessage(task)
  return answer.finally(() => worker.terminate())
}

/**
 * The rule by which the server gives the columns of a table their meanings (IMPORT-27), so that the preview has the
 * colours of the board. It knows all formats, so it is loaded with the first file; without it no column has a meaning.
 */
async function loadMeanings(): Promise<(name: string) => ColumnMeaning> {
  try {
    return (await import('@retropulse/domain/board/settings/column-meaning')).meaningOfName
  } catch {
    return () => 'other'
  }
}
