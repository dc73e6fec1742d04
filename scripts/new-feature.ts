import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { innerFiles } from './new-feature/inner-files.ts'
import { outerFiles } from './new-feature/outer-files.ts'
import { namesOf } from './boundaries/name-rules.ts'
import { runStep } from './run-steps.ts'

/** Why a noun cannot become a feature; null when it can. */
export function refuseNoun(root: string, noun: string): string | null {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(noun))
    return `"${noun}" is not a name in kebab-case, such as team-moods`
  const [violation] = namesOf(`domain/src/${noun}/rename.ts`)
  if (violation) return violation.message
  const taken = [
    `domain/src/${noun}`,
    `contract/src/${noun}.ts`,
    `server/src/features/${noun}`,
    `web/src/features/${noun}`,
  ]
  const existing = taken.find((path) => existsSync(join(root, path)))
  return existing === undefined ? null : `${existing} exists already`
}

/** Writes the rooms of a feature: a thing with a name, as a starting point. Returns the paths of its files. */
export function writeFeature(root: string, noun: string): string[] {
  const type = noun.replaceAll(/(?:^|-)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())
  const files = { ...innerFiles(noun, type), ...outerFiles(noun, type) }
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(root, dirname(path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  return Object.keys(files)
}

if (import.meta.main) {
  const root = join(import.meta.dirname, '..')
  const noun = process.argv[2] ?? ''
  const refusal = refuseNoun(root, noun)
  if (refusal === null) {
    const paths = writeFeature(root, noun)
    await runStep({ name: 'format', command: 'oxfmt', args: paths })
    console.log(paths.join('\n'))
    console.log('Next: call it from server/src/create-features.ts, add its routes in register-routes.ts,')
    console.log('and give its page a route in web/src/app.')
  } else {
    console.log(`npm run new-feature <noun>: ${refusal}`)
    process.exitCode = 1
  }
}
