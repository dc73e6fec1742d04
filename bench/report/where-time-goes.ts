import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import type { Span } from '../bench-case.ts'

const profileSchema = z.object({
  nodes: z.array(
    z.object({
      id: z.number(),
      callFrame: z.object({ functionName: z.string(), url: z.string(), lineNumber: z.number() }),
      children: z.array(z.number()).optional(),
    }),
  ),
  samples: z.array(z.number()),
  timeDeltas: z.array(z.number()),
  /** Microseconds of the monotonic clock. */
  startTime: z.number(),
})
export type CpuProfile = z.infer<typeof profileSchema>

/** A function, and its share (0 to 1) of the time in which the process was busy. */
export interface Spent {
  readonly where: string
  /** In the function itself. */
  readonly self: number
  /** In the function and in what it called. */
  readonly total: number
}

/** The newest profile in a folder (node --cpu-prof). */
export function readNewestProfile(folder: string): CpuProfile | null {
  const newest = readdirSync(folder)
    .filter((name) => name.endsWith('.cpuprofile'))
    .sort()
    .at(-1)
  return newest === undefined
    ? null
    : profileSchema.parse(JSON.parse(readFileSync(join(folder, newest), 'utf8')))
}

/** Where the busy time of a span went, or of the whole profile without one; the most first. */
export function whereTimeGoes(
  { nodes, samples, timeDeltas, startTime }: CpuProfile,
  span: Span = { from: 0, to: Infinity },
): readonly Spent[] {
  const byId = new Map(nodes.map((node) => [node.id, node]))
  const parents = new Map(
    nodes.flatMap((node) => (node.children ?? []).map((child) => [child, node.id] as const)),
  )
  const self = new Map<string, number>()
  const total = new Map<string, number>()
  let busy = 0
  let now = startTime

  samples.forEach((sample, at) => {
    const micros = timeDeltas[at] ?? 0
    now += micros
    if (now < span.from || now > span.to) return
    const names = stackOf(sample).map((id) => nameOf(byId.get(id)?.callFrame))
    const [top = ''] = names
    if (RESTING.has(top)) return
    busy += micros
    self.set(top, (self.get(top) ?? 0) + micros)
    for (const name of new Set(names)) total.set(name, (total.get(name) ?? 0) + micros)
  })

  /** From the innermost function to the outermost. */
  function stackOf(sample: number): readonly number[] {
    const stack: number[] = []
    for (let id: number | undefined = sample; id !== undefined; id = parents.get(id)) stack.push(id)
    return stack
  }

  return [...total]
    .map(([where, micros]) => ({ where, self: (self.get(where) ?? 0) / busy, total: micros / busy }))
    .sort((one, other) => other.self - one.self)
}

const RESTING = new Set(['(idle)', '(root)'])

function nameOf(frame?: CpuProfile['nodes'][number]['callFrame']): string {
  if (frame === undefined) return '(root)'
  const { functionName, url, lineNumber } = frame
  if (url === '') return functionName
  const path = url.startsWith('file:') ? fileURLToPath(url) : url
  const file = path.replace(/^.*\/node_modules\//, '').replace(/^.*\/(domain|contract|server)\/src\//, '$1/')
  return `${functionName === '' ? '(anonymous)' : functionName} ${file}:${lineNumber + 1}`
}
