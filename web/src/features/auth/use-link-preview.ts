import type { LinkPreview } from '@retropulse/contract/accounts'
import { useEffect, useState } from 'react'
import type { Problem } from '../../lib/problem.ts'
import { previewLink } from './auth-calls.ts'

type Preview =
  | { readonly state: 'loading' | 'dead' }
  | ({ readonly state: 'ready' } & LinkPreview)
  | { readonly state: 'failed'; readonly problem: Problem }

/** The account of a sign-in link. Not a cached query: signing in uses the link up, and a refetch would then fail. */
export function useLinkPreview(token: string): { preview: Preview; retry: () => void } {
  const [preview, setPreview] = useState<Preview>({ state: token === '' ? 'dead' : 'loading' })
  const [question, setQuestion] = useState({ token })

  useEffect(() => {
    if (question.token === '') return undefined
    let isCurrent = true
    const ask = async () => {
      const answer = await previewLink(question.token)
      if (!isCurrent) return
      if (answer.ok) setPreview({ state: 'ready', ...answer.value })
      else if (answer.problem.code === 'INVALID_TOKEN') setPreview({ state: 'dead' })
      else setPreview({ state: 'failed', problem: answer.problem })
    }
    void ask()
    return () => {
      isCurrent = false
    }
  }, [question])

  const retry = () => {
    setPreview({ state: 'loading' })
    setQuestion({ token })
  }
  return { preview, retry }
}
