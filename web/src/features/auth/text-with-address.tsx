/** A sentence in which an email address is marked; it breaks at its dots, and within a part that has no room in a line. */
export function TextWithAddress({ text, address }: { text: string; address: string }) {
  const at = text.indexOf(address)
  if (at < 0) return text
  return (
    <>
      {text.slice(0, at)}
      <bdi className="font-medium text-ink">
        {address.split(/(?<=[.@])/).map((part, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- a part is its place in the address
          <span key={place} className="inline-block max-w-full">
            {part}
          </span>
        ))}
      </bdi>
      {text.slice(at + address.length)}
    </>
  )
}
