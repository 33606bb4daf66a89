import { describe, expect, it } from 'vitest'
import { planKinds } from '#domain/entities/index.ts'
import { isUsable, moduleSlugs, modulesOf } from './modules.ts'

describe('modulesOf', () => {
  it('every record but the generic answer belongs to modules that exist', () => {
    for (const kind of planKinds.filter((one) => one !== 'input')) {
      const modules = modulesOf(kind, {})
      expect(modules.length).toBeGreaterThan(0)
      for (const slug of modules) expect(moduleSlugs).toContain(slug)
    }
  })

  it.each(moduleSlugs)('an answer of module %s belongs to it alone', (slug) => {
    expect(modulesOf('input', { moduleKey: slug })).toEqual([slug])
  })

  it.each([undefined, null, '', 5])('an answer of %j belongs to no module', (moduleKey) => {
    expect(modulesOf('input', { moduleKey })).toEqual([])
  })

  it.each(['ten', 'One', 'toString'])('no module that can be active is called %s', (moduleKey) => {
    expect(isUsable(modulesOf('input', { moduleKey }), moduleSlugs)).toBe(false)
  })

  it('a record cannot choose its module', () => {
    expect(modulesOf('pain', { moduleKey: 'one' })).toEqual(['two'])
  })
})

describe('isUsable', () => {
  const cases: [string[], string[], boolean][] = [
    [['two'], ['one', 'two'], true],
    [['two'], ['one'], false],
    [['one', 'five'], ['five'], true],
    [[], ['one'], true],
    [[], [], false],
    [['one'], [], false],
  ]
  it.each(cases)('modules %j with %j active: %s', (modules, active, expected) => {
    expect(isUsable(modules, active)).toBe(expected)
  })
})
