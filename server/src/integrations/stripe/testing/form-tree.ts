/** A form whose names have brackets, as a tree: `a[b][0]=c` is `{a: {b: {0: 'c'}}}`. */
export interface FormTree {
  [name: string]: string | FormTree
}

export function formTree(text: string): FormTree {
  const tree: FormTree = {}
  for (const [name, value] of new URLSearchParams(text)) {
    const [first = '', ...rest] = name.split('[').map((part) => part.replace(/\]$/, ''))
    const path = [first, ...rest]
    let place = tree
    for (const part of path.slice(0, -1)) {
      const next = place[part]
      const inner: FormTree = typeof next === 'object' ? next : {}
      place[part] = inner
      place = inner
    }
    const last = path.at(-1) ?? ''
    // `keys[]=a&keys[]=b` numbers its values.
    place[last === '' ? String(Object.keys(place).length) : last] = value
  }
  return tree
}
