const CHARACTERS = new Map([
  ['&amp;', '&'],
  ['&lt;', '<'],
  ['&gt;', '>'],
  ['&quot;', '"'],
  ['&#39;', "'"],
  ['&apos;', "'"],
])

/** A text with the characters that HTML encodes; other entities stay as they are. */
export function decodedHtml(text: string): string {
  return text.replaceAll(/&(?:amp|lt|gt|quot|#39);/g, (entity) => CHARACTERS.get(entity) ?? entity)
}

/** A text of XML with its own entities and line breaks decoded. */
export function decodedXml(text: string): string {
  return text.replaceAll(/&(?:amp|lt|gt|quot|apos|#39|#10|#13|#xA|#xD);/gi, (entity) =>
    /^&#(?:10|xa);$/i.test(entity)
      ? '\n'
      : /^&#(?:13|xd);$/i.test(entity)
        ? '\r'
        : (CHARACTERS.get(entity.toLowerCase()) ?? entity),
  )
}
