/** A text whose parts between backticks are code, each of which stays on one line. */
export function CodeText({ text }: { text: string }) {
  return [...text.split('`').entries()].map(([at, part]) =>
    at % 2 === 0 ? (
      part
    ) : (
      <code
        key={at}
        dir="ltr"
        className="rounded-sm bg-fill px-1 py-0.5 font-mono text-[0.875em] whitespace-nowrap text-ink"
      >
        {part}
      </code>
    ),
  )
}
