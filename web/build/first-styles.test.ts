import { describe, expect, test } from 'vitest'
import { stylesOf } from './first-styles.ts'

const CODE = 'const look = clsx("flex sm:w-1.5", isOpen ? `2xl:p-2` : "group/note hover:group-x")'

describe('the styles of the first parts of a board', () => {
  test.each([
    ['a class of the code', '.flex{display:flex}'],
    ['a class with a colon and a dot', String.raw`.sm\:w-1\.5{width:6px}`],
    ['a class that begins with a digit', String.raw`.\32 xl\:p-2{padding:8px}`],
    [
      'a class inside another one, with its state',
      String.raw`.hover\:group-x:is(:where(.gone):hover *){color:red}`,
    ],
    ['one class of several', '.gone,.flex{color:red}'],
    ['an element, an attribute and a property', 'h1,[data-theme=dark],:root{color:red}'],
    ['the steps of an animation', '@keyframes spin{0%{opacity:0}to{opacity:1}}'],
    ['the place of an empty layer', '@layer base;@layer components{}'],
    ['a registered property', '@property --x{syntax:"*";inherits:false}'],
  ])('keep %s', (_, css) => {
    expect(stylesOf(css, CODE)).toBe(css)
  })

  test('leave out other classes, and blocks that have nothing left', () => {
    const css =
      '@layer utilities{.grid{display:grid}@media print{@supports (color:lab(0 0 0)){.sm\\:flex{color:red}}}.flex{display:flex}}'
    expect(stylesOf(css, CODE)).toBe('@layer utilities{.flex{display:flex}}')
  })

  test('keep the order of their rules', () => {
    const css = '.flex{color:red}.gone{color:blue}.sm\\:w-1\\.5{color:green}'
    expect(stylesOf(css, CODE)).toBe('.flex{color:red}.sm\\:w-1\\.5{color:green}')
  })
})
