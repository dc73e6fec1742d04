import { lazyPart } from '../../../../ui/lazy-part.tsx'

/** Edits the title of the board or the name of a column in its place; loads when one is opened. */
export const NameEditor = lazyPart(async () => (await import('./name-editor.tsx')).NameEditor)
