import { Fragment } from 'react'

/** A long address or path, which breaks after its marks rather than within a word. */
export function BreakableText({ text }: { text: string }) {
  return text.split(/(?<=[./:@])/).map((part, at) => (
    // oxlint-disable-next-line react/no-array-index-key -- a part is its place in the text
    <Fragment key={at}>
      {at > 0 && <wbr />}
      {part}
    </Fragment>
  ))
}
