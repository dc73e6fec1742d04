import fc from 'fast-check'

/** Any sequence of UTF-16 code units, with many lone surrogates, control characters and odd white space. */
export const arbitraryCodeUnits: fc.Arbitrary<string> = fc
  .array(
    fc.oneof(
      fc.constantFrom(0x00, 0x09, 0x0a, 0x0d, 0x1b, 0x20, 0x41, 0x85, 0xa0, 0x200b, 0x2028, 0xfeff),
      fc.integer({ min: 0xd800, max: 0xdfff }),
      fc.nat(0xffff),
    ),
    { maxLength: 40 },
  )
  .map((units) => String.fromCharCode(...units))
