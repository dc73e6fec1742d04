import { expect, test } from 'vitest'
import { hasToasts, onFirstToast, receiveToasts, showToast, toastDuration, type Toast } from './toast.ts'

test('board.md §9: toasts stay 3 s', () => {
  expect(toastDuration).toBe(3000)
})

test('what was said before there is anything to draw it with is drawn then', () => {
  const shown: Toast[] = []
  let calls = 0
  const unlisten = onFirstToast(() => (calls += 1))
  showToast('One')
  expect([calls, hasToasts()]).toEqual([1, true])
  const stop = receiveToasts((toast) => shown.push(toast))
  showToast('Two', { duration: 12_000 })
  expect(shown).toEqual([{ title: 'One' }, { title: 'Two', duration: 12_000 }])
  stop()
  unlisten()
})
