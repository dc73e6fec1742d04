import { describe, expect, test } from 'vitest'
import { foldText } from './folded-text.ts'

describe('SEARCH-3: a text is compared', () => {
  test.each([
    ['case', 'Deploy', 'deploy'],
    ['accents', 'Équipe à Zürich', 'equipe a zurich'],
    ['accents of their own', 'e\u0301quipe', 'equipe'],
    ['letters that have no accent but look like it', 'Łódź, Straße, smørrebrød', 'lodz, strasse, smorrebrod'],
    ['capital letters of other scripts', 'ΌΔΟΣ ОТДЕЛ', 'οδοσ отдел'],
    ['a letter that is another one at the end', 'οδός', 'οδοσ'],
    ['a dotted capital', 'İstanbul', 'istanbul'],
    ['an i without its dot', 'Işık', 'isik'],
    ['the width of characters', 'ＡＢＣ ｶﾀｶﾅ', 'abc カタカナ'],
    ['ligatures', 'ﬁx', 'fix'],
    ['vowels that Arabic leaves out', 'مُحَمَّد', 'محمد'],
    ['a stretched word', 'جـــميل', 'جميل'],
    ['soft hyphens and joiners', 'retro\u00adspec\u200dtive', 'retrospective'],
  ])('without %s', (_, text, folded) => {
    expect(foldText(text).text).toBe(folded.normalize('NFKD').replaceAll(/[\u0300-\u036f]/g, ''))
  })

  test('with vowel signs that are letters', () => {
    expect(foldText('हिन्दी').text).toBe('हिन्दी')
  })

  test('and each folded character leads back to its place in the original', () => {
    const { text, origins } = foldText('🚀ﬁé')
    expect(text).toBe('🚀fie')
    expect(origins).toEqual([0, 0, 2, 2, 3])
  })

  test('lone surrogates do not throw', () => {
    expect(foldText('a\ud83d').text).toBe('a\ud83d')
  })
})
