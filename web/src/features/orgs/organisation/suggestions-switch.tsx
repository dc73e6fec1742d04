import type { Org } from '@retropulse/contract/orgs'
import { useState } from 'react'
import { Switch } from '../../../ui/switch.tsx'
import { showToast } from '../../../ui/toast.ts'
import { changeOrg } from './org-calls.ts'
import { t } from './settings-messages.ts'
import { useOrgChange } from './use-org-change.ts'

/** Whether facilitators are offered suggestions on boards (BOT-26). */
export function SuggestionsSwitch({ org }: { org: Org }) {
  const [isBusy, setBusy] = useState(false)
  const change = useOrgChange(org.id)
  const save = async (hasSuggestions: boolean) => {
    setBusy(true)
    if (await change(changeOrg(org.id, { hasSuggestions })))
      showToast(t('saved'), { tone: 'ok', id: 'saved' })
    setBusy(false)
  }
  return (
    <Switch
      label={t('suggestions.label')}
      hint={t('suggestions.hint')}
      checked={org.hasSuggestions}
      disabled={isBusy}
      onCheckedChange={(isOn) => void save(isOn)}
    />
  )
}
