import type { PulseModel } from '@retropulse/contract/pulse'
import type { ColumnType, Generated } from 'kysely'

export interface PulseTables {
  pulse_model: {
    id: string
    org_id: string
    title: string
    format: ColumnType<PulseModel['format'], string, string>
    is_enabled: Generated<boolean>
    created_at: Generated<Date>
    deleted_at: Date | null
  }
}
