/**
 * The topics of results in blocks that keep their order (PULSE-82): one with comments stands alone, those without
 * comments that follow each other stand together.
 */
export function topicBlocks<Topic>(
  topics: readonly Topic[],
  hasComments: (topic: Topic) => boolean,
): readonly (readonly Topic[])[] {
  const blocks: Topic[][] = []
  let open: Topic[] | null = null
  for (const topic of topics) {
    if (hasComments(topic)) {
      blocks.push([topic])
      open = null
    } else if (open === null) {
      open = [topic]
      blocks.push(open)
    } else open.push(topic)
  }
  return blocks
}
