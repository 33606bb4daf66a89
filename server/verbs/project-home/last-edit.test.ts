import { expect, test } from 'vitest'
import { courseModules } from '#course/course.ts'
import { editedStep } from './last-edit.ts'

const all = courseModules.map(({ slug }) => slug)
const edit = (kind: string, data: object, former: object | null = null) => ({
  id: 'a',
  kind,
  data: { ...data },
  former: former && { ...former },
  at: '2026-11-15T12:00:00Z',
  is_mine: true,
  author_name: 'Ana',
})
const place = (...args: Parameters<typeof editedStep>) => {
  const step = editedStep(...args)
  return step && `${step.module.slug}/${step.slug}`
}

test('an answer belongs to the step that it names', () => {
  const input = { moduleKey: 'one', stepKey: 'defining-your-problem', key: 'who', value: 'Families' }
  expect(place(edit('input', input), all)).toBe('one/defining-your-problem')
})

test('of a record that many steps share, the field that changed tells', () => {
  const before = { problemStatement: 'Water is dirty', vision: 'Clean water' }
  const step = place(edit('business', { ...before, problemStatement: 'The water is dirty' }, before), all)
  expect(step).toMatch(/^one\//)
})

test('a module that is closed is not where one goes on', () => {
  const input = { moduleKey: 'one', stepKey: 'defining-your-problem', key: 'who', value: 'Families' }
  expect(place(edit('input', input), ['two'])).toBeNull()
})

test('nothing changed leads nowhere', () => {
  expect(place(edit('cause', { title: 'Old pipes' }, { title: 'Old pipes' }), all)).toBeNull()
})
