import { QUESTIONS_AT_ONCE } from './limits.ts'
import { seededChoice } from './seeded-choice.ts'
import { sharedWords, topicWords } from './topic-words.ts'

/** The questions of one subject, and words by which people ask for it, in lower case. */
export interface QuestionTopic {
  readonly slug: string
  readonly name: string
  readonly words: readonly string[]
  readonly questions: readonly string[]
}

/**
 * BOT-14: questions about a topic from a catalogue, always the same for one seed. A topic that the catalogue does not
 * know gets questions of several subjects.
 */
export function suggestQuestions(
  topic: string,
  seed: string,
  catalogue: readonly QuestionTopic[],
): readonly string[] {
  const choice = seededChoice(`questions ${seed} ${topic}`)
  const related = relatedTo(topic, catalogue)
  if (related.length === 0)
    return choice
      .shuffled(catalogue)
      .slice(0, QUESTIONS_AT_ONCE)
      .map(({ questions }) => choice.one(questions))
  return choice.shuffled(related.flatMap(({ questions }) => questions)).slice(0, QUESTIONS_AT_ONCE)
}

/** The subjects that share most words with the topic; none, if none shares any. One that was named wins. */
function relatedTo(topic: string, catalogue: readonly QuestionTopic[]): readonly QuestionTopic[] {
  const wanted = topicWords(topic)
  const scored = catalogue.map((subject) => ({ subject, score: scoreOf(subject, wanted) }))
  const best = Math.max(0, ...scored.map(({ score }) => score))
  return best === 0 ? [] : scored.filter(({ score }) => score === best).map(({ subject }) => subject)
}

function scoreOf({ name, words }: QuestionTopic, wanted: readonly string[]): number {
  const shared = sharedWords(wanted, topicWords([name, ...words].join(' ')))
  const named = topicWords(name)
  return sharedWords(named, wanted) === named.length ? shared + 1 : shared
}
