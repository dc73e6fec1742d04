/** The rule and the wire of a new feature; `noun` in kebab-case, `type` the same in PascalCase. */
export function innerFiles(noun: string, type: string): Record<string, string> {
  return {
    [`domain/src/${noun}/limits.ts`]: `/** Characters of a name. */
export const NAME_MAX = 60
`,
    [`domain/src/${noun}/rename.ts`]: `import { accept, type Decision, refuse } from '../kernel/result.ts'
import { cleanText, hasContent } from '../kernel/text.ts'
import { NAME_MAX } from './limits.ts'

export interface ${type} {
  readonly id: string
  readonly name: string
}

export interface ${type}Renamed {
  readonly type: 'renamed'
  readonly name: string
}

export type ${type}Refusal = 'text-empty' | 'text-too-long'

/** Decides on a new name; the old one again changes nothing. */
export function rename(state: ${type}, name: string): Decision<${type}Renamed, ${type}Refusal> {
  const clean = cleanText(name)
  if (!hasContent(clean)) return refuse('text-empty')
  if (clean.length > NAME_MAX) return refuse('text-too-long')
  return clean === state.name ? accept() : accept({ type: 'renamed', name: clean })
}

/** What the state is after an event. */
export function evolve(state: ${type}, event: ${type}Renamed): ${type} {
  return { ...state, name: event.name }
}
`,
    [`domain/src/${noun}/rename.test.ts`]: `import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { NAME_MAX } from './limits.ts'
import { evolve, rename } from './rename.ts'

const state = { id: 'one', name: 'Old name' }

describe('renaming', () => {
  test('a new name is taken without the white space at its end', () => {
    expect(rename(state, 'New name  ')).toEqual({ ok: true, events: [{ type: 'renamed', name: 'New name' }] })
  })

  test('the same name changes nothing', () => {
    expect(rename(state, state.name)).toEqual({ ok: true, events: [] })
  })

  test.each(['', '   ', '\\n'])('there must be something to read: %j', (name) => {
    expect(rename(state, name)).toEqual({ ok: false, refusal: 'text-empty' })
  })

  test('a name has a limit', () => {
    expect(rename(state, 'x'.repeat(NAME_MAX)).ok).toBe(true)
    expect(rename(state, 'x'.repeat(NAME_MAX + 1))).toEqual({ ok: false, refusal: 'text-too-long' })
  })

  test('what cannot be stored is removed, and a pasted line break is normalised', () => {
    expect(rename(state, 'New\\u0000\\r\\nname')).toEqual({
      ok: true,
      events: [{ type: 'renamed', name: 'New\\nname' }],
    })
  })

  test('an event changes the name alone', () => {
    expect(evolve(state, { type: 'renamed', name: 'New name' })).toEqual({ id: 'one', name: 'New name' })
  })

  test('what was decided can be decided again, and then changes nothing', () => {
    fc.assert(
      fc.property(fc.string(), (name) => {
        const decision = rename(state, name)
        if (!decision.ok) return
        const renamed = decision.events.reduce(evolve, state)
        expect(rename(renamed, name)).toEqual({ ok: true, events: [] })
      }),
    )
  })
})
`,
    [`contract/src/${noun}.ts`]: `import { NAME_MAX } from '@retropulse/domain/${noun}/limits'
import { z } from 'zod'

/** POST /api/${noun}/{id}. */
export const rename${type}Schema = z.strictObject({ name: z.string().max(NAME_MAX) })

/** The answer to it. */
export const ${camel(type)}Schema = z.object({ id: z.string(), name: z.string() })
`,
  }
}

function camel(type: string): string {
  return type.charAt(0).toLowerCase() + type.slice(1)
}
