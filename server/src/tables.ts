import type { ActionItemTables } from './features/action-items/store/tables.ts'
import type { AuthTables } from './features/auth/store/tables.ts'
import type { BillingTables } from './features/billing/store/tables.ts'
import type { BoardTables } from './features/board/store/tables.ts'
import type { BotTables } from './features/bots/store/tables.ts'
import type { CalendarTables } from './features/calendar/store/tables.ts'
import type { ConnectionTables } from './features/connections/store/tables.ts'
import type { FormatTables } from './features/formats/store/tables.ts'
import type { InsightTables } from './features/insights/store/tables.ts'
import type { OrgTables } from './features/orgs/store/tables.ts'
import type { AgentTables } from './features/mcp/store/tables.ts'
import type { PulseTables } from './features/pulse/store/tables.ts'
import type { SearchTables } from './features/search/store/tables.ts'
import type { SsoTables } from './features/sso/store/tables.ts'
import type { SlackTables } from './features/slack/store/tables.ts'
import type { TrackerTables } from './features/trackers/store/tables.ts'
import type { CursorTables } from './platform/database/advance-cursor.ts'

/** All tables of the product. */
export type Tables = AuthTables &
  OrgTables &
  BoardTables &
  ActionItemTables &
  SlackTables &
  SsoTables &
  SearchTables &
  InsightTables &
  PulseTables &
  FormatTables &
  BillingTables &
  BotTables &
  CalendarTables &
  ConnectionTables &
  AgentTables &
  TrackerTables &
  CursorTables
