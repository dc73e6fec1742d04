import type { ConnectionKind } from '@retropulse/domain/connections/event-types'
import Hash from 'lucide-react/icons/hash'
import MessagesSquare from 'lucide-react/icons/messages-square'
import Users from 'lucide-react/icons/users'
import Webhook from 'lucide-react/icons/webhook'

const ICONS = { webhook: Webhook, slack: Hash, mattermost: MessagesSquare, teams: Users }

/** The picture of a kind of service; decoration. */
export function KindIcon({ kind }: { kind: ConnectionKind }) {
  const Icon = ICONS[kind]
  return <Icon aria-hidden="true" className="size-5" />
}
