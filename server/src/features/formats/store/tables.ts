import type { OrgFormat } from '@retropulse/contract/org-formats'
import type { ColumnType, Generated } from 'kysely'

export interface FormatTables {
  org_format: {
    id: string
    org_id: string
    name: string
    columns: ColumnType<OrgFormat['columns'], string, never>
    theme: string | null
    steps: ColumnType<OrgFormat['steps'], string, never>
    created_by: string
    created_at: Generated<Date>
    deleted_at: Date | null
  }
}
