/** The server and the page of a new feature; `noun` in kebab-case, `type` the same in PascalCase. */
export function outerFiles(noun: string, type: string): Record<string, string> {
  const camel = type.charAt(0).toLowerCase() + type.slice(1)
  const [server, web] = [`server/src/features/${noun}`, `web/src/features/${noun}`]
  return {
    [`${server}/ports.ts`]: `import type { ${type} } from '@retropulse/domain/${noun}/rename'

/** Where they are kept. */
export interface ${type}Store {
  /** Null when there is none. */
  find(id: string): Promise<${type} | null>
  save(state: ${type}): Promise<void>
}
`,
    [`${server}/commands.ts`]: `import { evolve, rename, type ${type}, type ${type}Refusal } from '@retropulse/domain/${noun}/rename'
import type { ${type}Store } from './ports.ts'

export type Rename${type}Answer =
  | { readonly ok: true; readonly state: ${type} }
  | { readonly ok: false; readonly code: ${type}Refusal | 'not-found' }

/** Gives a new name, when the domain agrees. */
export async function rename${type}(store: ${type}Store, id: string, name: string): Promise<Rename${type}Answer> {
  const state = await store.find(id)
  if (state === null) return { ok: false, code: 'not-found' }
  const decision = rename(state, name)
  if (!decision.ok) return { ok: false, code: decision.refusal }
  const renamed = decision.events.reduce(evolve, state)
  await store.save(renamed)
  return { ok: true, state: renamed }
}
`,
    [`${server}/http.ts`]: `import { ${camel}Schema, rename${type}Schema } from '@retropulse/contract/${noun}'
import { HTTP_STATUS } from '@retropulse/contract/refusal'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { rename${type} } from './commands.ts'
import type { ${type}Store } from './ports.ts'

/** The calls over HTTP. */
export function ${camel}Routes(app: FastifyInstance, store: ${type}Store): void {
  app.withTypeProvider<ZodTypeProvider>().post(
    '/api/${noun}/:id',
    { schema: { params: z.object({ id: z.string() }), body: rename${type}Schema } },
    async (request, reply) => {
      const answer = await rename${type}(store, request.params.id, request.body.name)
      if (!answer.ok) return reply.status(HTTP_STATUS[answer.code]).send({ code: answer.code })
      return reply.send(${camel}Schema.parse(answer.state))
    },
  )
}
`,
    [`${server}/feature.ts`]: `import type { FastifyInstance } from 'fastify'
import { ${camel}Routes } from './http.ts'
import type { ${type}Store } from './ports.ts'

/** Builds the feature from what it needs; server/src/create-features.ts brings that, register-routes.ts adds the routes. */
export function create${type}Feature({ store }: { readonly store: ${type}Store }) {
  return { routes: (app: FastifyInstance) => ${camel}Routes(app, store) }
}
`,
    [`${server}/feature.test.ts`]: `import type { ${type} } from '@retropulse/domain/${noun}/rename'
import fastify from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { expect, test } from 'vitest'
import { create${type}Feature } from './feature.ts'

function start(...states: ${type}[]) {
  const kept = new Map(states.map((state) => [state.id, state]))
  const store = {
    find: (id: string) => Promise.resolve(kept.get(id) ?? null),
    save: (state: ${type}) => Promise.resolve(void kept.set(state.id, state)),
  }
  const app = fastify().setValidatorCompiler(validatorCompiler).setSerializerCompiler(serializerCompiler)
  create${type}Feature({ store }).routes(app)
  return { app, kept }
}

test('a new name is kept and answered', async () => {
  const { app, kept } = start({ id: 'one', name: 'Old name' })
  const answer = await app.inject({ method: 'POST', url: '/api/${noun}/one', body: { name: 'New name' } })
  expect(answer.json()).toEqual({ id: 'one', name: 'New name' })
  expect(kept.get('one')?.name).toBe('New name')
})

test.each([
  ['one', { name: ' ' }, 400],
  ['one', { title: 'x' }, 400],
  ['two', { name: 'x' }, 404],
])('%s %j is refused with %d', async (id, body, status) => {
  const { app, kept } = start({ id: 'one', name: 'Old name' })
  const answer = await app.inject({ method: 'POST', url: \`/api/${noun}/\${id}\`, body })
  expect(answer.statusCode).toBe(status)
  expect(kept.get('one')?.name).toBe('Old name')
})
`,
    [`${web}/messages.ts`]: `import { defineMessages } from '../../lib/messages.ts'

export const text = defineMessages({
  title: 'This is {{name}}',
})
`,
    [`${web}/${noun}-page.tsx`]: `import type { ${type} } from '@retropulse/domain/${noun}/rename'
import { text } from './messages.ts'

/** Shows one of them; web/src/app gives it a route. */
export function ${type}Page({ state }: { readonly state: ${type} }) {
  return <h1>{text('title', { name: state.name })}</h1>
}
`,
    [`${web}/${noun}-page.test.ts`]: `import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ${type}Page } from './${noun}-page.tsx'

test('the page names what it shows', () => {
  const page = createElement(${type}Page, { state: { id: 'one', name: 'A & B' } })
  expect(renderToStaticMarkup(page)).toBe('<h1>This is A &amp; B</h1>')
})
`,
  }
}
