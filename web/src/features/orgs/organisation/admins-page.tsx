import type { OrgMembers } from '@retropulse/contract/orgs'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Navigate } from 'react-router'
import { usePageTitle } from '../../../lib/page-title.ts'
import type { OrgPlace } from '../../../lib/paths.ts'
import { userMetaQuery } from '../../../lib/session.ts'
import { SectionHead } from '../../../ui/section-head.tsx'
import { AdminsTable } from './admins-table.tsx'
import { t } from './messages.ts'
import { membersQuery } from './org-calls.ts'
import { OwnersOnly } from './owners-only.tsx'
import { PendingInvites } from './pending-invites.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import Plus from 'lucide-react/icons/plus'
import { Button } from '../../../ui/button.tsx'
import { InviteDialog } from './invite-dialog.tsx'

/** The people with a role in the organisation and the pending invitations (ORG-15). */
export function AdminsPage() {
  return <OwnersOnly skeleton={<AdminsSkeleton />}>{(org) => <Admins org={org} />}</OwnersOnly>
}

function Admins({ org }: { org: OrgPlace }) {
  usePageTitle(t('page', { name: org.name }))
  const { data, isError } = useQuery(membersQuery(org.id))
  const isDenied = isError && data === undefined
  const queries = useQueryClient()
  useEffect(() => {
    // The role of the user has changed: the tabs need the new one.
    if (isDenied) void queries.invalidateQueries({ queryKey: userMetaQuery.queryKey })
  }, [isDenied, queries])
  if (isDenied) return <Navigate to="/dashboard" replace />
  return data ? <People org={org} {...data} /> : <AdminsSkeleton />
}

function People({ org, members, invitations }: OrgMembers & { org: OrgPlace }) {
  return (
    <>
      <section aria-labelledby="admins" className="flex flex-col gap-4">
        <SectionHead
          id="admins"
          title={t('admins')}
          text={t('admins.text')}
          action={<InviteButton orgId={org.id} />}
        />
        <AdminsTable org={org} members={members} />
      </section>
      <PendingInvites orgId={org.id} invitations={invitations} />
    </>
  )
}

/** The skeleton of the table of admins, in its layout. */
function AdminsSkeleton() {
  return (
    <div aria-busy="true" className="flex flex-col gap-4">
      <div className="flex min-h-13 items-center">
        <Skeleton className="h-5 w-28" />
      </div>
      <div className="rounded-lg border border-line bg-surface">
        <div className="h-10 border-b border-line" />
        {['w-36', 'w-28'].map((width) => (
          <div key={width} className="flex h-13 items-center gap-3 border-b border-line px-5 last:border-b-0">
            <Skeleton round className="size-8" />
            <Skeleton className={`h-4 ${width}`} />
          </div>
        ))}
      </div>
    </div>
  )
}

/** '+ Invite', which opens the dialog (INVITE-8). */
function InviteButton({ orgId }: { orgId: string }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="primary"
        icon={<Plus aria-hidden="true" className="size-4" />}
        onClick={() => setOpen(true)}
      >
        {t('invite')}
      </Button>
      <InviteDialog orgId={orgId} open={isOpen} onOpenChange={setOpen} />
    </>
  )
}
