import type { Org } from '@retropulse/contract/orgs'
import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import { upgradeHint } from '../../../lib/upgrade-hint.ts'
import { Button } from '../../../ui/button.tsx'
import { CreateTeamDialog } from './create-team-dialog.tsx'
import { t } from './messages.ts'

/** '+ Create a new team' (TEAM-4); disabled with a hint where the plan has no room for another team (TEAM-6). */
export function CreateTeam({ org }: { org: Org }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="flex flex-col items-start gap-2 sm:items-end">
      <Button
        variant="primary"
        icon={<Plus aria-hidden="true" className="size-4" />}
        disabledReason={org.hasRoomForTeam ? undefined : upgradeHint(org.role)}
        onClick={() => setOpen(true)}
      >
        {t('create')}
      </Button>
      {!org.hasRoomForTeam && (
        // Touch screens show no tooltip; screen readers have the button's description.
        <p aria-hidden="true" className="hidden text-sm text-ink-soft pointer-coarse:block">
          {upgradeHint(org.role)}
        </p>
      )}
      <CreateTeamDialog orgId={org.id} open={isOpen} onOpenChange={setOpen} />
    </div>
  )
}
