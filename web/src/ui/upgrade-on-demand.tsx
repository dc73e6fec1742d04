import { Suspense } from 'react'
import { lazyOnDemand } from './lazy-component.ts'
import type { UpgradeDialogProps } from './upgrade-dialog.tsx'

const UpgradeDialog = lazyOnDemand(async () => (await import('./upgrade-dialog.tsx')).UpgradeDialog)

/** Like `UpgradeDialog`; its code is loaded ahead, after the page is drawn. */
export function UpgradeOnDemand({ open, ...props }: UpgradeDialogProps) {
  return <Suspense>{open && <UpgradeDialog open {...props} />}</Suspense>
}
