import { wordsIn } from '../search/words.ts'

/** Letters that two words must share at their beginning to be forms of one word, such as `travel` and `travelling`. */
const STEM_MIN = 4

/** The words of a topic that carry meaning, folded, in order. */
export function topicWords(topic: string): readonly string[] {
  return wordsIn(topic)
    .map(({ text }) => text)
    .filter((word) => !FILLERS.has(word))
}

/** How many of the wanted words are among these, forms of a word counting as the word. */
export function sharedWords(wanted: readonly string[], words: readonly string[]): number {
  return wanted.filter((word) => words.some((other) => isFormOf(word, other))).length
}

/** Words in which forms of other words are looked up, in a time that does not grow with their number. */
export interface WordForms {
  readonly words: ReadonlySet<string>
  /** Beginnings of these words of which they are forms. */
  readonly beginnings: ReadonlySet<string>
}

export function wordForms(words: readonly string[]): WordForms {
  return { words: new Set(words), beginnings: new Set(words.flatMap(shorterForms)) }
}

/** Whether one of the words is a form of this one. */
export function hasFormOf(word: string, { words, beginnings }: WordForms): boolean {
  return words.has(word) || beginnings.has(word) || shorterForms(word).some((form) => words.has(form))
}

/** All that a word is a longer form of. */
function shorterForms(word: string): readonly string[] {
  const forms: string[] = []
  for (let length = Math.max(STEM_MIN, word.length - ENDING_MAX); length < word.length; length += 1)
    forms.push(word.slice(0, length))
  return forms
}

function isFormOf(one: string, other: string): boolean {
  if (one === other) return true
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  return short.length >= STEM_MIN && long.startsWith(short) && long.length - short.length <= ENDING_MAX
}

/** Letters of an ending, as in `cooking`. */
const ENDING_MAX = 4

const FILLERS = new Set(
  (
    'a an and about at for from in my of on or our the to with your ' +
    'question questions icebreaker icebreakers retro retrospective team sprint'
  ).split(' '),
)
