import type { EmailBlock, EmailCard, EmailContent, EmailTask, Unsubscribe } from './email-content.ts'

/** The plain text of an email: all that its HTML says, in the same order. */
export function emailText(content: EmailContent, unsubscribe?: Unsubscribe): string {
  const { layout, heading, subheading, blocks, action, reason } = content
  const isReport = layout === 'report'
  const parts = [
    subheading === undefined ? heading : `${heading}\n${subheading}`,
    ...blocks.map(blockText),
    `${action.label}:${isReport ? ' ' : '\n'}${action.link}`,
    // Mail programs take what follows two hyphens and a space for a signature.
    isReport ? `-- \n${reason}` : reason,
    ...(unsubscribe === undefined ? [] : [`${unsubscribe.label}:\n${unsubscribe.link}`]),
  ]
  return `${parts.join('\n\n')}\n`
}

function blockText(block: EmailBlock): string {
  switch (block.kind) {
    case 'paragraph':
      return block.text
    case 'figures': {
      const { figures, scale } = block
      const lines = figures.map(([name, value]) => `${name}: ${value}`)
      return [...lines, ...(scale === null ? [] : [`${scale.name}: ${scale.value} / ${scale.max}`])].join(
        '\n',
      )
    }
    case 'cards':
      return section(block.heading, block.cards.map(cardText))
    case 'tasks':
      return section(block.heading, [...block.tasks.map(taskText), ...leftOut(block.more)])
  }
}

function section(heading: string, items: readonly string[]): string {
  return `${heading.toUpperCase()}\n${items.join('\n')}`
}

function cardText({ title, texts, more, note }: EmailCard): string {
  return item([...(title === null ? [] : [`${title}:`]), ...texts, ...leftOut(more), `(${note})`].join('\n'))
}

function taskText({ text, person }: EmailTask): string {
  return item(person === null ? text : `${text} (${person})`)
}

function leftOut(more: number): readonly string[] {
  return more === 0 ? [] : [`… + ${more}`]
}

function item(text: string): string {
  return `- ${text.replaceAll('\n', '\n  ')}`
}
