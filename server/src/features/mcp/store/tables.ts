import type { AgentScope } from '@retropulse/contract/agent-scopes'

export interface AgentTables {
  agent_grant: {
    id: string
    org_id: string
    client_hash: string
    client_name: string
    scopes: AgentScope[]
    created_at: Date
    last_used_at: Date | null
    expires_at: Date
    code_hash: string
    code_challenge: string
    redirect_uri: string
    family_hash: string | null
    refresh_hash: string | null
    refreshed_at: Date | null
    access_hash: string | null
    access_expires_at: Date | null
  }
}
