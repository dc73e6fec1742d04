import { Suspense } from 'react'
import type { ConfirmDialogProps } from './confirm-dialog.tsx'
import { lazyOnDemand } from './lazy-component.ts'

const ConfirmDialog = lazyOnDemand(async () => (await import('./confirm-dialog.tsx')).ConfirmDialog)

/** `ConfirmDialog`, loaded when it is opened: a page can be read without the code of dialogs. */
export function LazyConfirmDialog(props: ConfirmDialogProps) {
  return <Suspense>{props.open && <ConfirmDialog {...props} />}</Suspense>
}
