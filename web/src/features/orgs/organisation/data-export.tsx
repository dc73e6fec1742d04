import type { Org } from '@retropulse/contract/orgs'
import Download from 'lucide-react/icons/download'
import { useState } from 'react'
import { getFile } from '../../../lib/api.ts'
import { fileName, saveFile } from '../../../lib/save-file.ts'
import { Button } from '../../../ui/button.tsx'
import { showFailure } from '../failure.ts'
import { orgAt } from './org-calls.ts'
import { t } from './settings-messages.ts'

/** Downloads the figures of all retros as CSV (ORG-14). */
export function DataExport({ org }: { org: Org }) {
  const [isBusy, setBusy] = useState(false)
  const download = async () => {
    setBusy(true)
    const answer = await getFile(`${orgAt(org.id)}/metrics`)
    if (answer.ok) saveFile(fileName(org.name, 'csv'), answer.value)
    else showFailure(answer.problem)
    setBusy(false)
  }
  return (
    <Button
      busy={isBusy}
      icon={<Download aria-hidden="true" className="size-4" />}
      onClick={() => void download()}
    >
      {t('export.do')}
    </Button>
  )
}
