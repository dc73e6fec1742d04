import { useQuery } from '@tanstack/react-query'
import Trash2 from 'lucide-react/icons/trash-2'
import { Suspense, useState } from 'react'
import type { OrgPlace } from '../../../lib/paths.ts'
import { useProfile } from '../../../lib/session.ts'
import { Button } from '../../../ui/button.tsx'
import { lazyOnDemand } from '../../../ui/lazy-component.ts'
import { SettingsSection } from '../../../ui/settings-section.tsx'
import { membersQuery } from '../organisation/org-calls.ts'
import { t } from './messages.ts'

const DeleteOrgDialog = lazyOnDemand(async () => (await import('./delete-org-dialog.tsx')).DeleteOrgDialog)

/** Whether the user is the primary owner, who alone deletes the organisation (ORG-27); false until it is known. */
export function useMayDelete(org: OrgPlace): boolean {
  const you = useProfile()?.sub
  const { data } = useQuery({ ...membersQuery(org.id), throwOnError: false })
  return data?.members.some(({ id, isPrimaryOwner }) => isPrimaryOwner && id === you) === true
}

/** The id and title of `DeleteOrgSection`. */
export const deleteSection = { id: 'settings-delete', title: t('delete.title') }

/** The section that deletes the organisation. */
export function DeleteOrgSection({ org }: { org: OrgPlace }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <SettingsSection {...deleteSection} text={t('delete.text')} isShort>
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
