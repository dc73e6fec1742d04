import { Suspense } from 'react'
import type { ConfirmDialogProps } from './confirm-dialog.tsx'
import { lazyOrNothing } from './lazy-or-nothing.tsx'

const ConfirmDialog = lazyOrNothing(async () => (await import('./confirm-dialog.tsx')).ConfirmDialog)

/** `ConfirmDialog`, loaded when it is opened: a page can be read without the code of dialogs. */
export function LazyConfirmDialog(props: ConfirmDialogProps) {
  return <Suspense>{props.open && <ConfirmDialog {...props} />}</Suspense>
}
