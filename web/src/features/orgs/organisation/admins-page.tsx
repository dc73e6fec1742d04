import type { OrgMembers } from '@retropulse/contract/orgs'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Navigate } from 'react-router'
import { usePageTitle } from '../../../lib/page-title.ts'
import type { OrgPlace } from '../../../lib/place.ts'
import { userMetaQuery } from '../../../lib/session.ts'
import { SectionHead } from '../../../ui/section-head.tsx'
import { AdminsSkeleton } from './admins-skeleton.tsx'
import { AdminsTable } from './admins-table.tsx'
import { InviteButton } from './invite-button.tsx'
import { t } from './messages.ts'
import { membersQuery } from './org-calls.ts'
import { OwnersOnly } from './owners-only.tsx'
import { PendingInvites } from './pending-invites.tsx'

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
