import { describe, expect, test } from 'vitest'
import { QUESTION_KEYS, t } from './messages.ts'

const questions = QUESTION_KEYS.map((key) => t(key))

/** Subjects that colleagues must not have to speak about at work (ICE-5). */
const UNSUITABLE = {
  alcohol: /\b(drunk|drinks?|alcohol\w*|beers?|wines?|bars?|pubs?|hangover|sober|smok\w*|drugs?)\b/i,
  bodies:
    /\b(bod(y|ies)|weight|diets?|looks|clothes|wear\w*|tattoos?|walk(ed)?|sit still|sleep\w*|naked|kiss\w*)\b/i,
  health: /\b(health\w*|ill(ness)?|doctors?|therap\w*|dreams?|fears?|afraid|phobias?|cry|cried)\b/i,
  money: /\b(money|salar\w*|rich|poor|buy|bought|spent|cost\w*|lottery|win|debts?|houses?|home)\b/i,
  religion: /\b(god|pray\w*|church|mosque|temple|faith|believe|religio\w*|christmas|holidays?)\b/i,
  politics: /\b(politic\w*|vote[ds]?|elections?|president|government|theory|celebrit\w*)\b/i,
  relationships: /\b(partner|wife|husband|date|dating|love life|married|boyfriend|girlfriend|crush|ex)\b/i,
  childhood: /\b(child(hood)?|kids?|school|parents?|mother|father|famil(y|ies)|family’s|were ten|grew up)\b/i,
  secrets: /\b(secret|confess|rule did you break|autobiography|would surprise us)\b/i,
}

describe('icebreaker questions', () => {
  test('ICE-5: there are 60, each once, and each is a question', () => {
    expect(new Set(questions).size).toBe(60)
    expect(questions.filter((question) => !/^[A-Z].*\?$/.test(question))).toEqual([])
  })

  test.each(Object.entries(UNSUITABLE))('ICE-5: no question is about %s', (_, words) => {
    expect(questions.filter((question) => words.test(question))).toEqual([])
  })
})
