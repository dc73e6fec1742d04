import { execFileSync } from 'node:child_process'

/** Paths that git knows or would add, from the root; ignored and deleted files are left out. */
export function listFiles(root: string): { readonly all: string[]; readonly tracked: string[] } {
  const deleted = new Set(git(root, 'ls-files', '--deleted'))
  const tracked = git(root, 'ls-files').filter((path) => !deleted.has(path))
  const added = git(root, 'ls-files', '--others', '--exclude-standard')
  return { all: [...tracked, ...added], tracked }
}

/** Paths of the commit that is being made. */
export function listStagedFiles(root: string): string[] {
  return git(root, 'diff', '--cached', '--name-only', '--diff-filter=d')
}

function git(root: string, ...args: string[]): string[] {
  // -z, because git quotes names that it finds unusual.
  const output = execFileSync('git', [...args, '-z'], { cwd: root, encoding: 'utf8', maxBuffer: 1 << 26 })
  return output.split('\0').filter((path) => path !== '')
}
