import { parse, type AtRule, type Rule } from 'postcss'

/**
 * The rules of a sheet that the code may need: all that name no class, and those whose first class occurs in the code.
 * Nearly every class of Tailwind is a word of the code that uses it, so that a class which is no word of it has nothing
 * to style there. The order of the rules, which decides between them, stays.
 */
export function stylesOf(css: string, code: string): string {
  const sheet = parse(css)
  sheet.walkRules((rule) => {
    if (!isKeyframe(rule) && !rule.selectors.some((selector) => isNeeded(selector, code))) rule.remove()
  })
  sheet.walkAtRules(removeEmpty)
  return sheet.toString()
}

function isKeyframe({ parent }: Rule): boolean {
  return parent?.type === 'atrule' && parent.name.endsWith('keyframes')
}

/** The other classes of a selector are marks of elements around it, which are written with it. */
function isNeeded(selector: string, code: string): boolean {
  const name = CLASS.exec(selector)?.[1]
  return name === undefined || code.includes(unescaped(name))
}

const CLASS = /\.((?:\\.|[\w-])+)/

/** A class as it stands in code: `sm\:w-1\.5` is `sm:w-1.5`, and `\32 xl` is `2xl`. */
function unescaped(name: string): string {
  return name
    .replaceAll(/\\([0-9a-f]{1,6}) ?/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replaceAll(/\\(.)/g, '$1')
}

/** Media queries and the like whose rules are all gone; an empty layer still says where it stands. */
function removeEmpty(block: AtRule): void {
  let empty: AtRule | undefined = block
  while (empty?.nodes?.length === 0 && empty.name !== 'layer') {
    const { parent }: AtRule = empty
    empty.remove()
    empty = parent?.type === 'atrule' ? parent : undefined
  }
}
