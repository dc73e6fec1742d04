/** Colours of every email. Each also has a class, by which the reader's dark mode replaces it (MAIL-15). */
const COLOUR = {
  ink: '#26221c',
  soft: '#5b554c',
  desk: '#f4f2ee',
  paper: '#ffffff',
  accent: '#3357c9',
} as const

const FONT =
  "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,'Segoe UI Emoji','Noto Color Emoji',sans-serif"

const type = (sizePx: number, lineHeight: number, colour: string = COLOUR.ink) =>
  `font-size:${sizePx}px;line-height:${lineHeight};color:${colour}`

/** The styles of the templates, which are written into the elements: many mail programs drop style sheets. */
export const STYLE = {
  desk: COLOUR.desk,
  paper: COLOUR.paper,
  accent: COLOUR.accent,
  /** Outlook for Windows does not hand the font down into tables: each cell with text names it. */
  cell: FONT,
  heading: `margin:0;${type(24, 1.25)};font-weight:700`,
  reportHeading: `margin:0;${type(26, 1.25)};font-weight:700`,
  subheading: `margin:6px 0 0;${type(15, 1.4, COLOUR.soft)}`,
  paragraph: `margin:14px 0 0;${type(16, 1.5)};overflow-wrap:anywhere`,
  button: `display:inline-block;padding:13px 24px;border-radius:10px;background:${COLOUR.accent};color:#ffffff;font-size:16px;line-height:1.25;font-weight:600;text-decoration:none`,
  foot: `margin:0;${type(13, 1.5, COLOUR.soft)};text-align:center;overflow-wrap:anywhere`,
  footLink: `color:${COLOUR.soft};text-decoration:underline`,
  figure: type(22, 1.2),
  figureName: type(12, 1.4, COLOUR.soft),
  section: `margin:28px 0 10px;${type(18, 1.3)};font-weight:700`,
  text: `${type(16, 1.45)};overflow-wrap:anywhere`,
  soft: type(14, 1.45, COLOUR.soft),
  person: `color:${COLOUR.soft}`,
} as const

/** The part of a scale that is filled. */
export const TONE_COLOUR = { high: '#1f8a55', middle: '#c98a10', low: '#c8402f' } as const

/** For mail programs that keep style sheets: the reader's dark mode, in the colours of the product (MAIL-15). */
export const DARK_SHEET = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.desk{background:#161513!important}.paper{background:#23211e!important;border:1px solid #393632!important}
.ink{color:#efece8!important}.soft{color:#bdbab5!important}.box{background:#33302c!important}
.band{background:#87abf5!important}.button{background:#87abf5!important;color:#081123!important}
.edge{border-color:#87abf5!important}}`
