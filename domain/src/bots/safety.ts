import { foldText } from '../search/folded-text.ts'

/** BOT-8: '0' safe, '1' sensitive (shown with a hint), '2' unsafe (never shown). */
export type SafetyFlag = '0' | '1' | '2'

/**
 * BOT-17: how safe a text is for a team at work, by the words in it. A list of words cannot understand a text: it
 * stops what is plainly out of place, in what people type and in what a writer answers.
 */
export function safetyOf(text: string): SafetyFlag {
  const folded = foldText(text).text.replaceAll(/[@4]/g, 'a').replaceAll('0', 'o').replaceAll(/[1!|]/g, 'i')
  const plain = folded.replaceAll('3', 'e').replaceAll(/[5$]/g, 's')
  if (UNSAFE.test(plain)) return '2'
  return SENSITIVE.test(plain) ? '1' : '0'
}

/** Beginnings of words, with `|` between those of one line. */
function anyOf(stems: readonly string[]): RegExp {
  return new RegExp(String.raw`(?<!\p{L})(?:${stems.join('|')})`, 'u')
}

/** Hate, sex, violence, self-harm, crime, insults. */
const UNSAFE = anyOf([
  'fuck|shit|bitch|cunt|bastard|asshole|arsehole|dickhead|wank|whore|slut',
  'nigg|fagg|retard|nazi|hitler|holocaust|genocide|terroris|racis|sexis',
  'porn|sex(?!tant)|nude|naked|erotic|orgas|rape|raping|rapist|incest',
  'suicid|self.?harm|kill(?!er)|murder|torture|behead|massacre|shoot(?:ing)? (?:up|people)',
  'bomb(?:s|ing|er)?(?!\\p{L})|heroin|cocaine|crack cocaine|meth(?!od|\\p{L})|drug deal',
  'idiot|moron|stupid|hate (?:my|our|your|him|her|them|women|men)',
])

/** What a team may talk about, but no participant should be asked for. */
const SENSITIVE = anyOf([
  'politic|election|president|government|war(?!m|n|d|e|p|r)|abortion|gun(?!k)|immigra|refugee',
  'religio|god(?!father)|church|mosque|synagogue|bible|koran|quran|atheis',
  'alcohol|beer|wine|vodka|whisky|drunk|drug|weed|cannabis|smok|gambl',
  'salar|wage|money|debt|divorce|marriage|married|pregnan|dating|girlfriend|boyfriend',
  'death|dead|dying|died|cancer|disease|illness|depress|therap|disab|diet|weight',
  'ethnic|gender|lgbt|gay|lesbian|trans(?:gender|sexual)',
  'layoff|laid off|fired|redundan|lawsuit',
])
