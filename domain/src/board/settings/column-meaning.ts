import { FORMATS } from '../formats/formats.ts'
import type { ColumnMeaning } from '../state.ts'

/**
 * The base meaning of a column, by its name: as in the formats that have such a column, else as names are usually
 * meant, whether they are a word or a question (IMPORT-27, CREATE-25).
 */
export function meaningOfName(name: string): ColumnMeaning {
  const wanted = plain(name)
  return NAMED.get(wanted) ?? meaningOfParts(wanted)
}

/** Case, spaces, and marks at either end do not matter. A file may name a column with any amount of text. */
function plain(name: string): string {
  return name
    .slice(0, READ_MAX)
    .toLowerCase()
    .replaceAll(/[’‘`´]/g, "'")
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/^[^\p{L}\p{N}(]+|[^\p{L}\p{N})]+$/gu, '')
}

/** Characters: more than a column takes. */
const READ_MAX = 200

/** A name of several parts has their meaning if they agree: one that asks for the good and the bad has neither. */
function meaningOfParts(name: string): ColumnMeaning {
  const parts = name.split(/\s(?:and|or|but|vs\.?|versus)\s|[/&,;?|+]/)
  const meanings = new Set(parts.map((part) => meaningOfWords(plain(part))).filter((one) => one !== 'other'))
  const [meaning = 'other'] = meanings
  return meanings.size === 1 ? meaning : 'other'
}

function meaningOfWords(name: string): ColumnMeaning {
  const known = NAMED.get(name)
  if (known !== undefined) return known
  if (LEARNED.test(name)) return 'other'
  const isGood = GOOD.test(name)
  const isBad = BAD.test(name)
  if (NEGATION.test(name)) {
    if (isBad) return 'other'
    return isGood || ENDS_IN_NEGATION.test(name) ? 'bad' : 'other'
  }
  const hit = USUAL_WORDS.find(([pattern]) => pattern.test(name))
  if (hit !== undefined) return hit[1]
  if (isBad) return 'bad'
  return isGood ? 'good' : 'other'
}

/** A lesson may come from either side, as in the formats with such a column. */
const LEARNED = /\b(?:learn(?:s|ed|t|ing|ings)?|lessons?)\b/
const NEGATION = /\b(?:not|never|no longer|without|cannot)\b|n't\b/
const ENDS_IN_NEGATION = /(?:\bnot|n't)$/
const GOOD =
  /\b(?:(?:go|goes|going|gone|went|works?|worked|working) (?:\w+ )?(?:well|good|great|smoothly|right|better)|works?|worked|working|(?:did|do) (?:we|you|i|they) (?:\w+ )?like|liked|loved?|enjoyed|proud|happy|glad|celebrate|successes|success|successful|wins?|highlights?|strengths?|(?:was|is|were|are) (?:good|great)|good|keep|continue)\b/
const BAD =
  /\b(?:went (?:wrong|badly|poorly)|(?:go|goes|going|gone|went|works?|worked|working) (?:\w+ )?(?:wrong|badly|poorly|less well)|(?:was|is|were|are) (?:bad|wrong|missing|hard|difficult)|lacked|lacking|missed|stuck|struggled?|struggling|obstacles?|blockers?|blocked|blocks|blocking|slows?|slowed|slowing|frustrat\w+|annoy\w+|problems?|issues|pain points?|disappoint\w+|bad|worr(?:y|ies|ied)|risks?|holding us back|held us back|hold us back|improve|improved)\b/

/** Words that say more than what is good or bad in the same name; the first that fits counts. */
const USUAL_WORDS: readonly (readonly [RegExp, ColumnMeaning])[] = [
  [/\b(?:thanks|thank|thankful|grateful|gratitude|appreciat\w+|kudos|praise|shout-?outs?)\b/, 'thanks'],
  [/\b(?:puzzles?|puzzled|puzzling|confus\w+|unclear|questions?|wonder(?:s|ing)?)\b/, 'question'],
  [/\b(?:stop|less of|less|better if)\b/, 'bad'],
  [/\b(?:could|should|would|can|might) (?:\w+ ){0,3}(?:better|improved?)\b/, 'bad'],
  [
    /\b(?:start|try|add|change|ideas?|suggest\w*|experiments?|next|longed for|wish|more of|differently)\b/,
    'idea',
  ],
  [/\bwould (?:\w+ )?(?:like|love)\b/, 'idea'],
]

/** Names that other tools give the columns of a plain retro and that no format here has. */
const USUAL: readonly (readonly [string, ColumnMeaning])[] = [
  ...named(
    'good',
    'good',
    'the good',
    'positive',
    'positives',
    'pros',
    'successes',
    "what's good",
    'working',
  ),
  ...named(
    'bad',
    'bad',
    'the bad',
    'negative',
    'negatives',
    'cons',
    'went badly',
    "didn't go well",
    'went wrong',
    'to improve',
    'needs improvement',
    'what to improve',
  ),
  ...named('idea', 'improvement', 'suggestions', 'next time'),
  ...named('question', 'question', 'open questions', 'still puzzles us', 'unclear'),
  ...named('thanks', 'thanks', 'thank you', 'appreciation', 'shout-outs', 'shoutouts', 'praise'),
]

/** The first format that has a name decides what it means. */
const NAMED: ReadonlyMap<string, ColumnMeaning> = new Map([
  ...USUAL,
  ...FORMATS.flatMap(({ columns }) => columns)
    .map(({ name, meaning }) => [plain(name), meaning] as const)
    .toReversed(),
])

function named(
  meaning: ColumnMeaning,
  ...names: readonly string[]
): readonly (readonly [string, ColumnMeaning])[] {
  return names.map((name) => [name, meaning])
}
