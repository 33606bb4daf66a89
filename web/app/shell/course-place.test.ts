import { expect, test } from 'vitest'
import { courseModules } from '#course/course.ts'
import { numberedModules } from './course-place.ts'

const [first, second] = courseModules
if (!first || !second) throw new Error('The course has no modules')
const now = new Date('2026-11-15T00:00:00Z')

function entry(module: typeof first, change: object = {}) {
  const { id, slug, name } = module ?? { id: '', slug: '', name: { en: '' } }
  return { module_id: id, module_name: name.en, slug, active: true, start: null, ...change }
}

test('modules are numbered by their place in the cohort, not in the course', () => {
  const modules = numberedModules([entry(second), entry(first)], 'en', now)
  expect(modules.map(({ number, slug }) => [number, slug])).toEqual([
    [1, second.slug],
    [2, first.slug],
  ])
})

test('a shipped name is shown in the reader’s language, a cohort’s own name as it was written', () => {
  const entries = [entry(first), entry(second, { module_name: 'Our people' })]
  expect(numberedModules(entries, 'es', now).map(({ name }) => name)).toEqual([first.name.es, 'Our people'])
})

test.each([
  [{ active: false }, false],
  [{ active: null }, false],
  [{ start: '2026-11-16T00:00:00Z' }, false],
  [{ start: '2026-11-14T00:00:00Z' }, true],
  [{}, true],
])('a module with %o is usable: %s', (change, usable) => {
  expect(numberedModules([entry(first, change)], 'en', now)[0]?.usable).toBe(usable)
})
