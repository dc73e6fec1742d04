import { locale } from './locale.ts'

/** Labels in one line, as a sentence starts: of 'Read' and 'Write', 'Read and write'. */
export function listOfWords(labels: readonly string[]): string {
  return locale.list.format(labels.map((label, at) => (at === 0 ? label : label.toLowerCase())))
}
