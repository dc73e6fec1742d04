import { expect, test } from 'vitest'
import { devCompanions } from './dev-companions.ts'

test.each([
  [{}, 'http://localhost:3000'],
  [{ PORT: '4751' }, 'http://localhost:4751'],
  [{ PORT: '4751', HOST: '192.168.0.7' }, 'http://192.168.0.7:4751'],
  [{ PORT: '4751', RETROPULSE_SERVER: 'http://other:80' }, 'http://other:80'],
])('with %j the page calls the server at %s', (environment, address) => {
  const vite = devCompanions(environment).find(({ command }) => command === 'vite')
  expect(vite?.env).toEqual({ RETROPULSE_SERVER: address })
})
