/** How a language writes numbers, and which plural form a number takes in it. */
export interface Language {
  readonly numberText: (value: number) => string
  readonly pluralForm: (count: number) => PluralForm
}

/**
 * A message catalogue (TEXT-1, TEXT-2, TEXT-5): texts that people read come from a `messages.ts`, one a feature. Values
 * stand as `{{name}}`; a text that depends on a number is written once for each plural form of the language, as
 * `notes_one` and `notes_other`, and takes `{{count}}`. The syntax is that of i18next, which translation tools read; its
 * 18 kB (gzip) would not fit the budget of a board.
 * @returns the function that defines a catalogue, and returns the one that returns its texts; keys and values are
 * checked by the compiler
 */
export function messagesIn(language: Language): DefineMessages {
  return (texts) =>
    (key, ...rest) => {
      const values: Readonly<Record<string, string | number>> | undefined = rest[0]
      const text = textFor(texts, key, values, language.pluralForm)
      return text.replace(PLACEHOLDER, (whole, name: string) => {
        const value = values?.[name]
        return typeof value === 'number' ? language.numberText(value) : (value?.replace(TURNING, '') ?? whole)
      })
    }
}

export type DefineMessages = <const Texts extends Readonly<Record<string, string>>>(
  texts: Texts,
) => Translate<Texts>

/** The plural form of a number in English, the language of all catalogues. */
export function pluralForm(count: number): 'one' | 'other' {
  return Math.abs(count) === 1 ? 'one' : 'other'
}

/** Catalogues of what is read outside of a page, such as emails and files, whose readers have no browser to ask (TEXT-5). */
export const defineMessages = messagesIn({
  numberText: (value) => value.toLocaleString('en-GB'),
  pluralForm,
})

export type Translate<Texts> = <Key extends KeyOf<Texts>>(
  key: Key,
  ...values: NameIn<TextOf<Texts, Key>> extends never ? [] : [Values<NameIn<TextOf<Texts, Key>>>]
) => string

type PluralForm = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other'
type KeyOf<Texts> = keyof Texts extends infer Key
  ? Key extends `${infer Base}_${PluralForm}`
    ? Base
    : Key & string
  : never
type TextOf<Texts, Key extends string> = Texts[Extract<keyof Texts, Key | `${Key}_${PluralForm}`>]
type NameIn<Text> = Text extends `${string}{{${infer Name}}}${infer Rest}` ? Name | NameIn<Rest> : never
type Values<Name extends string> = {
  readonly [Each in Name]: Each extends 'count' ? number : string | number
}

const PLACEHOLDER = /\{\{(\w+)\}\}/g
/** Characters in what people typed that would turn the direction of the words behind it (TEXT-6). */
const TURNING = /[\u202a-\u202e\u2066\u2067]/g

function textFor(
  texts: Readonly<Record<string, string>>,
  key: string,
  values: Readonly<Record<string, string | number>> | undefined,
  formOf: Language['pluralForm'],
): string {
  const count = values?.['count']
  const form = typeof count === 'number' ? texts[`${key}_${formOf(count)}`] : undefined
  return form ?? texts[key] ?? texts[`${key}_other`] ?? key
}
