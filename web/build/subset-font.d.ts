/** The part of the package that the build uses; it has no types of its own. */
declare module 'subset-font' {
  interface Options {
    readonly keepAllGlyphs: true
    readonly targetFormat: 'woff2'
    readonly variationAxes: Readonly<Record<string, { readonly min: number; readonly max: number }>>
  }
  export default function subsetFont(font: Buffer, text: null, options: Options): Promise<Buffer>
}
