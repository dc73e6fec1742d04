import { QueryObserver } from '@tanstack/react-query'
import { expect, onTestFinished, test } from 'vitest'
import { createQueryClient } from './query-client.ts'

test('a change during the first read of a list is in the list', async () => {
  const client = createQueryClient({ signInRequired: () => undefined })
  const answers: PromiseWithResolvers<string>[] = []
  const observer = new QueryObserver(client, {
    queryKey: ['org', 'one', 'activity'],
    queryFn: () => {
      const answer = Promise.withResolvers<string>()
      answers.push(answer)
      return answer.promise
    },
  })
  const shown: (string | undefined)[] = []
  onTestFinished(observer.subscribe(({ data }) => shown.push(data)))
  const changed = client.invalidateQueries({ queryKey: ['org', 'one'] })
  expect(answers).toHaveLength(2)
  answers[0]?.resolve('before the change')
  answers[1]?.resolve('after the change')
  await changed
  expect(shown.filter((data) => data !== undefined)).not.toContain('before the change')
  expect(observer.getCurrentResult()).toMatchObject({ status: 'success', data: 'after the change' })
})
