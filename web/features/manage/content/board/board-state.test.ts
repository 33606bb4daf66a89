import { expect, test } from 'vitest'
import type { ContentStep } from '#web/features/manage/content/content-documents.ts'
import { isIn, needsAttention, stateOf } from './board-state.ts'

const step = (more: Partial<ContentStep> = {}): ContentStep => ({
  ...{
    step_id: '1',
    order: 1,
    nice_name: 'introduction',
    type: 'introduction',
    title: 'Start',
    title_es: 'Inicio',
  },
  ...{
    active: true,
    customised: [],
    original_changed: [],
    missing: [],
    behind: [],
    changed_at: null,
    changed_by: null,
  },
  ...more,
})

test('a step says which language is missing and which is behind', () => {
  expect(stateOf(step({ missing: ['intro_es'], behind: ['title', 'help_tips'] }))).toMatchObject({
    missing: { en: false, es: true },
    behind: { en: true, es: false },
  })
})

test.each([
  ['a text that is missing', { missing: ['intro_es'] }, true],
  ['a language that is behind', { behind: ['intro'] }, true],
  ['an original that changed', { original_changed: ['intro'] }, true],
  ['words of its own alone', { customised: ['intro'] }, false],
])('%s needs attention: %o', (_, more, isNeeded) => {
  expect(needsAttention(step(more))).toBe(isNeeded)
  expect(isIn('attention', step(more))).toBe(isNeeded)
  expect(isIn('all', step(more))).toBe(true)
})
