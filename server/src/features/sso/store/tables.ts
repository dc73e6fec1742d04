import type { Generated } from 'kysely'

export interface SsoTables {
  /** What organisations say of themselves here: whether they are in the trash. */
  organisation: { id: string; deleted_at: Date | null }
  sso_connection: {
    id: string
    org_id: string
    issuer: string
    client_id: string
    secret_sealed: string
    is_enforced: Generated<boolean>
    created_at: Generated<Date>
    created_by: string | null
  }
  sso_domain: { connection_id: string; name: string; place: number; proven_at: Date | null }
  sso_domain_code: {
    id: Generated<number>
    org_id: string
    connection_id: string
    domain: string
    code_hash: string
    tries: Generated<number>
    created_at: Generated<Date>
  }
}
