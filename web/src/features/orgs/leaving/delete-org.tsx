import { useQuery } from '@tanstack/react-query'
import Trash2 from 'lucide-react/icons/trash-2'
import { Suspense, useState } from 'react'
import type { OrgPlace } from '../../../lib/paths.ts'
import { useProfile } from '../../../lib/session.ts'
import { Button } from '../../../ui/button.tsx'
import { lazyOrNothing } from '../../../ui/lazy-or-nothing.tsx'
import { SettingsSection } from '../../../ui/settings-section.tsx'
import { membersQuery } from '../organisation/org-calls.ts'
import { t } from './messages.ts'

const DeleteOrgDialog = lazyOrNothing(async () => (await import('./delete-org-dialog.tsx')).DeleteOrgDialog)

/** The section that deletes the organisation, for its primary owner (ORG-27); nothing for other owners. */
export function DeleteOrgSection({ org }: { org: OrgPlace }) {
  const you = useProfile()?.sub
  const { data } = useQuery({ ...membersQuery(org.id), throwOnError: false })
  const [isOpen, setOpen] = useState(false)
  if (data?.members.some(({ id, isPrimaryOwner }) => isPrimaryOwner && id === you) !== true) return null
  return (
    <SettingsSection title={t('delete.title')} text={t('delete.text')}>
      <Button
        variant="danger-outline"
        icon={<Trash2 aria-hidden="true" className="size-4" />}
        onClick={() => setOpen(true)}
      >
        {t('delete.do')}
      </Button>
      <Suspense>{isOpen && <DeleteOrgDialog org={org} onClose={() => setOpen(false)} />}</Suspense>
    </SettingsSection>
  )
}
