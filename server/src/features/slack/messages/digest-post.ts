import type { SlackBlock, SlackPost, SlackText } from '@retropulse/domain/connections/slack-post'
import { escapedText } from '@retropulse/domain/connections/slack-text'
import { t } from './messages.ts'

/** What the weekly digest says of an action item: no assignee and no author (SLACK-12). */
export interface DigestItem {
  readonly text: string
  readonly isDone: boolean
  /** YYYY-MM-DD; null: none. */
  readonly due: string | null
  /** Names the row and is the value of its Done button; null: it has no button. */
  readonly mark: string | null
}

export interface Digest {
  readonly teamName: string
  readonly items: readonly DigestItem[]
  /** Open action items beyond these. */
  readonly hasMore: boolean
  /** Where the team's action items are; null where the server does not know its own address. */
  readonly link: string | null
  /** YYYY-MM-DD, in UTC: what was due before is overdue. */
  readonly today: string
}

/** The button that marks an action item as done (SLACK-28). */
const COMPLETE = 'complete-action'

const HEADER_MAX = 150
const TEXT_MAX = 500
const NAME_MAX = 100

/** The open action items of a team as a message (SLACK-27). */
export function digestPost({ teamName, items, hasMore, link, today }: Digest): SlackPost {
  const title = t('title')
  const open = items.filter(({ isDone }) => !isDone).length
  const summary =
    open === 0 ? t('allDone', { title }) : t('some', { title, number: `${open}${hasMore ? '+' : ''}` })
  return {
    text: t('ofTeam', { summary, team: escapedText(teamName, NAME_MAX) }),
    blocks: [
      { type: 'header', text: { type: 'plain_text', text: title.slice(0, HEADER_MAX) } },
      { type: 'context', elements: [markdown(escapedText(teamName, NAME_MAX))] },
      ...items.map((item) => itemBlock(item, today)),
      ...(hasMore ? [{ type: 'context', elements: [markdown(t('more'))] } as const] : []),
      ...(link === null ? [] : [linkBlock(link)]),
    ],
  }
}

function itemBlock({ text, isDone, due, mark }: DigestItem, today: string): SlackBlock {
  const written = escapedText(text, TEXT_MAX)
  const line = isDone ? `:white_check_mark: ${written}` : `• ${written}${dueText(due, today)}`
  if (mark === null) return { type: 'section', text: markdown(line) }
  // A row keeps its name once it has no button, so that the next press finds it.
  const block = { type: 'section', block_id: mark, text: markdown(line) } as const
  if (isDone) return block
  const accessory = {
    type: 'button',
    text: { type: 'plain_text', text: t('done') },
    action_id: COMPLETE,
    value: mark,
  } as const
  return { ...block, accessory }
}

function dueText(due: string | null, today: string): string {
  if (due === null) return ''
  const day = DAY.format(new Date(`${due}T00:00:00Z`))
  return `\n${due < today ? `*${t('overdueSince', { day })}*` : t('due', { day })}`
}

const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' })

function linkBlock(url: string): SlackBlock {
  const text = { type: 'plain_text', text: t('open') } as const
  return { type: 'actions', elements: [{ type: 'button', text, url, action_id: 'open-actions' }] }
}

/** `verbatim`: an @name or #channel in a text does not become a mention or a link (SLACK-19). */
function markdown(text: string): SlackText {
  return { type: 'mrkdwn', text, verbatim: true }
}
