import type { ConnectionKind } from '@retropulse/domain/connections/event-types'
import MessagesSquare from 'lucide-react/icons/messages-square'
import Webhook from 'lucide-react/icons/webhook'
import type { ReactNode } from 'react'
import { TeamsMark } from '../../ui/brand-marks.tsx'
import { SlackMark } from '../../ui/slack-mark.tsx'

const icons: Record<ConnectionKind, ReactNode> = {
  webhook: <Webhook aria-hidden="true" className="size-5" />,
  slack: <SlackMark />,
  mattermost: <MessagesSquare aria-hidden="true" className="size-5" />,
  teams: <TeamsMark />,
}

/** The mark of a kind of service, or a picture where it has none; decoration. */
export function KindIcon({ kind }: { kind: ConnectionKind }) {
  return icons[kind]
}
