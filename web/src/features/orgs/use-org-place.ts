import { useQuery } from '@tanstack/react-query'
import { currentOrg, rememberedOrg } from '../../lib/paths.ts'
import type { OrgPlace } from '../../lib/paths.ts'
import { useRemembered } from '../../lib/stored-text.ts'
import { userMetaQuery } from '../../lib/session.ts'

/** The current organisation; null for a user without any, undefined while that is not known. */
export function useOrgPlace(): OrgPlace | null | undefined {
  const { data: meta } = useQuery(userMetaQuery)
  const remembered = useRemembered(rememberedOrg)
  return meta && currentOrg(meta, remembered)
}
