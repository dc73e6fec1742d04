import { expect, test } from 'vitest'
import { topicBlocks } from './topic-blocks.ts'

test('PULSE-82: topics without comments that follow each other are one list, those with comments stand alone', () => {
  const blocks = topicBlocks(['a', 'B', 'C', 'd', 'e', 'F'], (topic) => topic === topic.toUpperCase())
  expect(blocks).toEqual([['a'], ['B'], ['C'], ['d', 'e'], ['F']])
})

test('PULSE-82: without topics there is no list', () => {
  expect(topicBlocks([], () => false)).toEqual([])
})
