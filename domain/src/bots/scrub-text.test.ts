import { describe, expect, test } from 'vitest'
import { scrubbedNames, scrubText } from './scrub-text.ts'

const names = scrubbedNames(['Ana María Pérez', 'Bo', 'J Doe', '田中太郎'])
const scrub = (text: string): string => scrubText(text, names)

describe('BOT-16: texts for a model hold no names and no addresses', () => {
  test('BOT-16: every word of a known name is taken out, in any case, with or without accents', () => {
    expect(scrub('ANA and maria helped Perez')).toBe('someone and someone helped someone')
  })

  test('BOT-16: a genitive is a name too', () => {
    expect(scrub("Ana's review, Anas review, Bo’s desk")).toBe(
      "someone's review, someone review, someone’s desk",
    )
  })

  test('BOT-16: words that only contain a name stay, and initials stay', () => {
    expect(scrub('Banana boat, plan J')).toBe('Banana boat, plan J')
  })

  test('BOT-16: a name of a script without spaces is found inside a sentence', () => {
    expect(scrub('昨日田中太郎さん')).not.toContain('田中太郎')
  })

  test('BOT-16: email addresses and handles are taken out, of all people', () => {
    expect(scrub('Ask <zoe@x.example>, or @zoe.')).toBe('Ask someone or someone')
  })
})
