import { expect, test } from 'vitest'
import { changeActionsSchema } from './actions.ts'

test('ACTION-39: one call changes at most 50 action items', () => {
  const input = (count: number) => ({
    actions: Array.from({ length: count }, (_, at) => ({ id: `action-${at}`, status: 'done' })),
  })
  expect(changeActionsSchema.safeParse(input(50)).success).toBe(true)
  expect(changeActionsSchema.safeParse(input(51)).success).toBe(false)
})
