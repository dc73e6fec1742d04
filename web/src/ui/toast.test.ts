import { expect, test } from 'vitest'
import {
  hasToasts,
  onFirstToast,
  receiveToasts,
  showToast,
  toastActionDuration,
  toastDuration,
  type Toast,
  withdrawToast,
} from './toast.ts'

test('SHELL-18: toasts stay 3 s', () => {
  expect(toastDuration).toBe(3000)
})

test('SHELL-21: toasts with something to press stay 8 s', () => {
  expect(toastActionDuration).toBe(8000)
})

test('a toast that was shown before the drawing code is loaded is drawn afterwards', () => {
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

test('UNDO-16: a toast that was taken away before the drawing code is loaded is not drawn', () => {
  const shown: Toast[] = []
  showToast('Note deleted', { id: 'deleted-n' })
  showToast('Undone', { id: 'undo' })
  withdrawToast('deleted-n')
  const stop = receiveToasts((toast) => shown.push(toast))
  expect(shown).toEqual([{ title: 'Undone', id: 'undo' }])
  stop()
})
