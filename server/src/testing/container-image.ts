import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync } from 'node:fs'
import { basename, join, matchesGlob } from 'node:path'
import { Copy, DockerfileParser, From, type Instruction } from 'dockerfile-ast'

/** The root of the repository, from which images are built. */
export const REPOSITORY = join(import.meta.dirname, '../../..')

/** One stage of the Dockerfile. */
export interface Stage {
  readonly name: string
  readonly base: string
  readonly instructions: readonly Instruction[]
}

/** The stages of the Dockerfile, the one that becomes the image last. */
export function readStages(): readonly Stage[] {
  const stages: (Stage & { readonly instructions: Instruction[] })[] = []
  const text = readFileSync(join(REPOSITORY, 'Dockerfile'), 'utf8')
  for (const instruction of DockerfileParser.parse(text).getInstructions()) {
    if (instruction instanceof From)
      stages.push({
        name: instruction.getBuildStage() ?? '',
        base: instruction.getImage() ?? '',
        instructions: [],
      })
    else stages.at(-1)?.instructions.push(instruction)
  }
  return stages
}

/** The tracked files that a build gets: .dockerignore leaves out the others. */
export function buildContext(): readonly string[] {
  const patterns = readFileSync(join(REPOSITORY, '.dockerignore'), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
  const tracked = execFileSync('git', ['ls-files'], { cwd: REPOSITORY, encoding: 'utf8' }).trim().split('\n')
  return tracked.filter(
    (path) => !patterns.some((one) => matchesGlob(path, one) || matchesGlob(path, `${one}/**`)),
  )
}

/** The COPY lines of a stage: sources, target, and the stage that they come from (null: the build context). */
export function copiesOf(
  stage: Stage,
): readonly { from: string | null; sources: string[]; target: string }[] {
  return stage.instructions.flatMap((one) => {
    if (!(one instanceof Copy)) return []
    const values = one.getArguments().map((argument) => argument.getValue())
    const from = one.getFromFlag()?.getValue() ?? null
    return [{ from, sources: values.slice(0, -1), target: values.at(-1) ?? '' }]
  })
}

/** Copies files or whole folders of the build context into the folder of a stage, as COPY does. */
export function copyFromContext(folder: string, sources: readonly string[], target: string): void {
  for (const source of sources)
    for (const path of buildContext().filter((file) => file === source || file.startsWith(`${source}/`))) {
      const isFile = path === source
      const inside = isFile ? basename(path) : path.slice(source.length + 1)
      const to = target.endsWith('/') || !isFile ? join(folder, target, inside) : join(folder, target)
      mkdirSync(join(to, '..'), { recursive: true })
      cpSync(join(REPOSITORY, path), to)
    }
}

/** The arguments of CMD, or of the command of HEALTHCHECK, which are written as JSON. */
export function commandOf(stage: Stage, keyword: 'CMD' | 'HEALTHCHECK'): readonly string[] {
  const found = stage.instructions.findLast((one) => one.getKeyword() === keyword)
  const text = found?.getRawArgumentsContent() ?? ''
  return JSON.parse(text.slice(text.indexOf('['))) as string[]
}

/** The variables that ENV sets. */
export function environmentOf(stage: Stage): Readonly<Record<string, string>> {
  const pairs = stage.instructions
    .filter((one) => one.getKeyword() === 'ENV')
    .flatMap((one) => one.getArguments().map((argument) => argument.getValue().split('=')))
  return Object.fromEntries(pairs.map(([name = '', value = '']) => [name, value]))
}
