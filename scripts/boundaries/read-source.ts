import { parseSync, Visitor } from 'oxc-parser'

/** What one file imports and reads; lines count from 1. */
export interface Source {
  readonly path: string
  readonly lineCount: number
  readonly imports: readonly Import[]
  readonly comments: readonly Remark[]
  /** Lines that read `process.env`, in whatever spelling. */
  readonly environmentReads: readonly number[]
}

export interface Import {
  readonly line: number
  /** As written; null when it is computed, so that it cannot be checked. */
  readonly specifier: string | null
  /** True when nothing of it is left at run time. */
  readonly typeOnly: boolean
}

interface Remark {
  readonly line: number
  readonly text: string
}

/** Parses a TypeScript file; a file with a syntax error gives what could be read (the compiler reports it). */
export function readSource(path: string, text: string): Source {
  const lines = lineIndex(text)
  const parsed = parseSync(path, text)
  const imports: Import[] = []
  const environmentReads: number[] = []
  const add = (offset: number, specifier: string | null, typeOnly: boolean) =>
    imports.push({ line: lines.at(offset), specifier, typeOnly })

  for (const { start, moduleRequest, entries } of parsed.module.staticImports) {
    add(start, moduleRequest.value, entries.length > 0 && entries.every((entry) => entry.isType))
    if (isProcess(moduleRequest.value) && entries.some((entry) => entry.importName.name === 'env')) {
      environmentReads.push(lines.at(start))
    }
  }
  for (const { start, entries } of parsed.module.staticExports) {
    const from = entries.find((entry) => entry.moduleRequest !== null)?.moduleRequest
    if (from)
      add(
        start,
        from.value,
        entries.every((entry) => entry.isType),
      )
  }
  // Walking the whole tree costs most of the time, so only files that can have something to find are walked.
  if (/\bimport\s*\(|\benv\b/.test(text)) {
    new Visitor({
      TSImportType: ({ start, source }) => add(start, source.value, true),
      ImportExpression: ({ start, source }) =>
        add(
          start,
          source.type === 'Literal' && typeof source.value === 'string' ? source.value : null,
          false,
        ),
      MemberExpression: ({ start, object, property }) => {
        if (nameOf(property) === 'env' && nameOf(object) === 'process') environmentReads.push(lines.at(start))
      },
      VariableDeclarator: ({ start, id, init }) => {
        const takesEnv =
          id.type === 'ObjectPattern' &&
          id.properties.some((property) => property.type === 'Property' && nameOf(property.key) === 'env')
        if (takesEnv && nameOf(init) === 'process') environmentReads.push(lines.at(start))
      },
    }).visit(parsed.program)
  }
  const comments = parsed.comments.map(({ start, value }) => ({ line: lines.at(start), text: value.trim() }))
  return { path, lineCount: lines.count, imports, comments, environmentReads }
}

/** Lines of a text, a last line without its newline included. */
export function countLines(text: string): number {
  return text === '' ? 0 : text.split('\n').length - (text.endsWith('\n') ? 1 : 0)
}

function isProcess(specifier: string): boolean {
  return specifier === 'node:process' || specifier === 'process'
}

/** The last name of `process`, `'env'` or `globalThis.process`; null for anything else. */
function nameOf(node: unknown): string | null {
  if (typeof node !== 'object' || node === null || !('type' in node)) return null
  if (node.type === 'Identifier' && 'name' in node) return String(node.name)
  if (node.type === 'Literal' && 'value' in node) return String(node.value)
  if (node.type === 'MemberExpression' && 'property' in node) return nameOf(node.property)
  return null
}

function lineIndex(text: string): { count: number; at: (offset: number) => number } {
  const starts = [0]
  for (let index = text.indexOf('\n'); index !== -1; index = text.indexOf('\n', index + 1))
    starts.push(index + 1)
  return {
    count: countLines(text),
    at: (offset) => {
      const next = starts.findIndex((start) => start > offset)
      return next === -1 ? starts.length : next
    },
  }
}
