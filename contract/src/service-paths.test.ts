import { describe, expect, test } from 'vitest'
import { isServicePath } from './service-paths.ts'

describe('paths of services and paths of pages', () => {
  test.each([
    '/api',
    '/api/nothing',
    '/API/nothing',
    '/payment/org/x/get',
    '/unsplash/search/photos',
    '/uid/x',
    '/status/x',
    '/board/socket.io/',
    '/assets/app.js',
    '/sso-callback',
    '/mcp',
  ])('SHELL-60: %s is the path of a service', (path) => {
    expect(isServicePath(path)).toBe(true)
  })

  test.each([
    '/',
    '/board/x',
    '/board',
    '/apiary',
    '/statuses',
    '/dashboard/team/x',
    '/sso',
    '/profiles',
    '/mcpx',
  ])('%s is the path of a page', (path) => {
    expect(isServicePath(path)).toBe(false)
  })
})
