/** Asterisks in place of every letter, with the words' shape kept (D8). */
export function maskText(text: string): string {
  return text.replace(/\S/gu, '*')
}
