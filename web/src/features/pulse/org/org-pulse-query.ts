import type { OrgPulse } from '@retropulse/contract/pulse-survey'
import { queryOptions } from '@tanstack/react-query'
import { getJson, valueOf } from '../../../lib/api.ts'

/** What a model found in an organisation (PULSE-53); `modelId` null: the one that was used last. */
export const orgPulseQuery = (orgId: string, modelId: string | null) =>
  queryOptions({
    queryKey: ['org', orgId, 'pulse', modelId],
    queryFn: ({ signal }) => {
      const query = modelId === null ? '' : `?modelId=${encodeURIComponent(modelId)}`
      return valueOf(getJson<OrgPulse>(`/api/org/${encodeURIComponent(orgId)}/pulse${query}`, signal))
    },
    throwOnError: false,
  })
