import { randomUUID } from 'node:crypto'

export interface StoredIssue {
  readonly id: string
  readonly number: number
  readonly title: string
  /** As it came: Markdown, or a document as JSON. */
  readonly text: string
  readonly createdAt: string
  isOpen: boolean
}

/** The issues of a stand-in. */
export interface IssueStore {
  readonly issues: readonly StoredIssue[]
  add(issue: Pick<StoredIssue, 'title' | 'text'> & { readonly id?: string }): StoredIssue
  find(number: number): StoredIssue | undefined
}

export function createIssueStore(): IssueStore {
  const issues: StoredIssue[] = []
  return {
    issues,
    add({ id = randomUUID(), title, text }) {
      const number = issues.length + 1
      const issue = { id, number, title, text, createdAt: new Date().toISOString(), isOpen: true }
      issues.push(issue)
      return issue
    },
    find: (number) => issues.find((issue) => issue.number === number),
  }
}
