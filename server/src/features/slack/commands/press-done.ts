import type { ActionItemsForServices } from '../../action-items/api.ts'
import type { SlackPost } from '@retropulse/domain/connections/slack-post'
import { t } from '../messages/messages.ts'
import type { ButtonValue, ButtonValues, SlackClick } from '../ports.ts'
import type { StoredHook } from '../store/slack-hooks.ts'
import { composeDigest, DIGEST_ITEMS, type DigestPorts, openItems } from './send-digests.ts'

export interface PressDonePorts extends Omit<DigestPorts, 'teamSlack' | 'buttonValues'> {
  readonly actionItems: ActionItemsForServices
  readonly buttonValues: ButtonValues
}

/** What the person who pressed is to see: the message as it is now, or a notice of their own. */
export type Pressed =
  | { readonly isDone: true; readonly message: SlackPost }
  | { readonly isDone: false; readonly notice: string }

/**
 * Marks the action item of a Done button (SLACK-28): of a channel that is still the team's, and only what the channel
 * may receive today. Pressed twice, it stays done.
 */
export async function pressDone(click: SlackClick, ports: PressDonePorts): Promise<Pressed> {
  const meant = ports.buttonValues.read(click.value)
  const hook = meant === null ? null : await ports.hooks.find(meant.teamId)
  if (meant === null || hook === null || hook.connectedAt !== meant.connectedAt) return refused()
  const { teamId, actionId } = meant
  const { includesPrivate } = hook.digest
  const [known] = await ports.actionItems.forChannel(teamId, { includesPrivate, ids: [actionId], limit: 1 })
  if (known === undefined) return refused()
  const marked = await ports.actionItems.setStatus(teamId, actionId, 'done')
  if (!marked.ok) return refused()
  const message = await messageNow(click, meant, hook, ports)
  return message === null ? refused() : { isDone: true, message }
}

function refused(): Pressed {
  return { isDone: false, notice: t('gone') }
}

/** The action items of the message as they are by now, in its order. */
async function messageNow(
  { rows }: SlackClick,
  { teamId, actionId }: ButtonValue,
  hook: StoredHook,
  ports: PressDonePorts,
): Promise<SlackPost | null> {
  const shown = rows.flatMap((row) => {
    const meant = ports.buttonValues.read(row)
    return meant?.teamId === teamId ? [meant.actionId] : []
  })
  const ids = [...new Set([...shown, actionId])].slice(0, DIGEST_ITEMS)
  const { includesPrivate } = hook.digest
  const found = await ports.actionItems.forChannel(teamId, { includesPrivate, ids, limit: DIGEST_ITEMS })
  const items = ids.flatMap((id) => found.find((item) => item.id === id) ?? [])
  const open = await openItems(hook, ports)
  return composeDigest(
    hook,
    items,
    open.some(({ id }) => !ids.includes(id)),
    ports,
  )
}
