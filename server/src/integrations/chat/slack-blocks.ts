import { shortened } from '@retropulse/domain/kernel/text'
import type { Notice } from '../../features/connections/ports.ts'

/** Limits of Slack: characters of a header, of a text, and of the label of a button. */
const HEADER_MAX = 150
const TEXT_MAX = 3000
const LABEL_MAX = 75

/**
 * A message in the blocks of Slack. All texts are plain: nothing that people wrote is read as markup or mentions anybody
 * (LINK-13).
 */
export function slackBlocks({ title, lines, link }: Notice): object {
  const text = lines.join('\n')
  return {
    // Read out by notifications, where `&`, `<` and `>` are markup.
    text: shortened(title, HEADER_MAX)
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
      .replaceAll('>', '&gt;'),
    blocks: [
      { type: 'header', text: plain(title, HEADER_MAX) },
      ...(text === '' ? [] : [{ type: 'section', text: plain(text, TEXT_MAX) }]),
      ...(link === null
        ? []
        : [
            {
              type: 'actions',
              elements: [
                { type: 'button', text: plain(link.label, LABEL_MAX), url: link.url, action_id: 'open' },
              ],
            },
          ]),
    ],
  }
}

function plain(text: string, max: number) {
  return { type: 'plain_text', text: shortened(text, max), emoji: false }
}
