import type { Notice } from '../../features/connections/ports.ts'

/** Teams refuses messages of more than 28 kB. */
const TEXT_MAX = 8000

/**
 * A message for a workflow of Microsoft Teams: an Adaptive Card, whose texts are runs of a rich text, in which nothing is
 * markup (LINK-13).
 */
export function adaptiveCard({ title, lines, link }: Notice): object {
  return {
    type: 'message',
    attachments: [
      {
        contentType: 'application/vnd.microsoft.card.adaptive',
        contentUrl: null,
        content: {
          $schema: 'http://adaptivecards.io/schemas/adaptive-card.json',
          type: 'AdaptiveCard',
          version: '1.4',
          body: [
            run(title, { weight: 'Bolder', size: 'Medium' }),
            ...shortened(lines).map((line) => run(line)),
          ],
          ...(link !== null && { actions: [{ type: 'Action.OpenUrl', title: link.label, url: link.url }] }),
        },
      },
    ],
  }
}

function shortened(lines: readonly string[]): readonly string[] {
  let left = TEXT_MAX
  return lines.flatMap((line) => {
    const part = line.slice(0, Math.max(0, left))
    left -= part.length
    return part === '' ? [] : [part]
  })
}

function run(text: string, style: object = {}): object {
  return { type: 'RichTextBlock', inlines: [{ type: 'TextRun', text, ...style }] }
}
