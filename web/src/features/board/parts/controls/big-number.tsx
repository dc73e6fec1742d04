/** A text whose first number stands out, in a look of its own. */
export function BigNumber({ text, className }: { text: string; className: string }) {
  const [, before, number, after] = /^(\D*)(\d+)(.*)$/su.exec(text) ?? []
  if (number === undefined) return text
  return (
    <>
      {before}
      <span className={className}>{number}</span>
      {after}
    </>
  )
}
