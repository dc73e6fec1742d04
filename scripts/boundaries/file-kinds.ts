/** Tests, and what only tests use. */
export function isTest(path: string): boolean {
  return /\.test\.tsx?$/.test(path) || path.split('/').includes('testing')
}

/** What the parser reads. */
export function isTypeScript(path: string): boolean {
  return /\.tsx?$/.test(path) && !path.endsWith('.d.ts')
}

/** What the line budgets count. */
export function isSource(path: string): boolean {
  return /\.(ts|tsx|css)$/.test(path)
}
