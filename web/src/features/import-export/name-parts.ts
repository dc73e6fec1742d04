/** Characters of the name of a file that are always shown. */
const NAME_END = 14

const segments = new Intl.Segmenter()

/** The beginning of the name of a file, which may be left out, and its end; no character is cut in two. */
export function nameParts(name: string): readonly [start: string, end: string] {
  const wanted = Math.max(0, name.length - NAME_END)
  const at = segments.segment(name).containing(wanted)?.index ?? wanted
  return [name.slice(0, at), name.slice(at)]
}
