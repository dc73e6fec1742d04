import { asId, type CommentId } from '@retropulse/domain/kernel/ids'
import { expect, test } from 'vitest'
import { ANA, aNote } from '../../testing/board-fixtures.ts'
import { allComments } from './all-comments.ts'

const said = (text: string, at: number) => ({
  id: asId<CommentId>(text),
  text,
  by: ANA,
  at,
  editedAt: null,
})

test('COMMENT-4, GROUP-2: a group shows the comments of all its notes, in the order of their times', () => {
  const notes = [
    aNote('n1', 'a', 'a0', { comments: [said('first', 1), said('fourth', 4)] }),
    aNote('n2', 'a', 'a1', { comments: [said('second', 2), said('third', 3)] }),
  ]
  expect(allComments(notes).map(({ on, comment }) => `${comment.text} on ${on}`)).toEqual([
    'first on n1',
    'second on n2',
    'third on n2',
    'fourth on n1',
  ])
})
