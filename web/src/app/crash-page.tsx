import HeartCrack from 'lucide-react/icons/heart-crack'
import { useState } from 'react'
import { Button } from '../ui/button.tsx'
import { PageState } from '../ui/page-state.tsx'
import { usePageTitle } from '../lib/page-title.ts'
import { t } from './messages.ts'
import { isNodeRemovalFailure, mayReload } from './node-removal.ts'

/** The page after a render crash (ERROR-6, ERROR-7). */
export function CrashPage({ error }: { error: unknown }) {
  usePageTitle(t('oops'))
  const [reloads] = useState(() => isNodeRemovalFailure(error) && reloadOnce())
  if (reloads) return null
  return (
    <PageState
      icon={<HeartCrack />}
      title={t('crashed')}
      action={
        <Button variant="primary" onClick={() => location.reload()}>
          {t('refresh')}
        </Button>
      }
    />
  )
}

function reloadOnce(): boolean {
  try {
    if (!mayReload(sessionStorage, Date.now())) return false
  } catch {
    // Without storage the page could not stop a loop of reloads.
    return false
  }
  location.reload()
  return true
}
