import { describe, expect, test } from 'vitest'
import { createSite } from './testing/built-site.ts'
import { PAGE_PATH } from './shell.ts'

describe('the cache of the built files', () => {
  test('OFFLINE-8: a version is kept whole; a file with a hash in its name is fetched once for all versions', async () => {
    const { cache, deploy, downloads } = createSite()
    await cache.install(await deploy('one'))
    const two = await deploy('two')
    await cache.install(two)
    expect(await (await cache.fileOf(two, PAGE_PATH))?.text()).toBe('the page of two')
    expect(await (await cache.hashedFile('/assets/two.js'))?.text()).toBe('the script of two')
    expect(downloads.filter((path) => path === '/assets/same.js')).toHaveLength(1)
  })

  test('OFFLINE-8: a version is not kept when the server starts serving another one meanwhile', async () => {
    const { cache, caches, deploy } = createSite()
    const one = await deploy('one')
    await deploy('two')
    await expect(cache.install(one)).rejects.toThrow(/another version|404/)
    expect(await caches.keys()).toEqual([])
  })

  test('OFFLINE-8: a failed update leaves the earlier version as it was', async () => {
    const { cache, deploy } = createSite()
    const one = await deploy('one')
    await cache.install(one)
    const two = await deploy('two')
    await deploy('three')
    await expect(cache.install(two)).rejects.toThrow(/another version|404/)
    expect(await (await cache.fileOf(one, PAGE_PATH))?.text()).toBe('the page of one')
    expect(await (await cache.hashedFile('/assets/one.js'))?.text()).toBe('the script of one')
  })

  test('OFFLINE-8: an open page of an earlier version still finds its files; only the two latest ones stay', async () => {
    const { cache, caches, deploy } = createSite()
    for (const name of ['one', 'two', 'three', 'four']) {
      const shell = await deploy(name)
      await cache.install(shell)
      await cache.removeOld(shell)
    }
    expect(await caches.keys()).toEqual(['shell-two', 'shell-three', 'shell-four'])
    expect(await cache.hashedFile('/assets/three.js')).toBeDefined()
    expect(await cache.hashedFile('/assets/one.js')).toBeUndefined()
  })
})
