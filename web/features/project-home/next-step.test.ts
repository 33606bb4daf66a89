import { describe, expect, test } from 'vitest'
import type { ModuleState } from '#web/shared/module-list/module-state.ts'
import type { ModuleWithState } from './module-progress.ts'
import { nextForReviewer, nextForWriter } from './next-step.ts'
import type { Standing } from './project-home-documents.ts'

const standingOf = (state: ModuleState): Standing => ({
  module: '',
  steps_done: null,
  steps: 11,
  has_begun: false,
  review: '',
  validated: state === 'approved' || state === 'changed',
  review_at: state === 'sentBack' || state === 'withdrawn' ? '2026-11-10T08:00:00+00:00' : null,
  review_message: null,
  changed_steps: 0,
})

const modules = (...states: ModuleState[]): ModuleWithState[] =>
  states.map((state, index) => ({
    id: '',
    slug: `m${index + 1}`,
    number: index + 1,
    name: '',
    usable: state !== 'notYet',
    state,
    standing: standingOf(state),
    opens: state === 'notYet' ? '2027-05-01' : null,
  }))

const at = (module: string, day = '2026-11-12') => ({ module, step: 'why', at: `${day}T08:00:00+00:00` })
const shown = (next: ReturnType<typeof nextForWriter>) =>
  'module' in next ? `${next.kind} ${next.module.slug}` : next.kind

describe('who writes', () => {
  test.each([
    ['goes on where they stopped', modules('started', 'started'), at('m2'), 'continue m2'],
    ['goes on in what came back', modules('sentBack', 'open'), at('m1'), 'continue m1'],
    ['reads what came back since', modules('sentBack', 'started'), at('m2', '2026-11-09'), 'sentBack m1'],
    ['reads what came back elsewhere first', modules('sentBack', 'ready'), at('m2'), 'sentBack m1'],
    ['hears of a withdrawal since', modules('withdrawn', 'started'), at('m2', '2026-11-09'), 'withdrawn m1'],
    ['goes on in what is open again', modules('withdrawn', 'open'), at('m1'), 'continue m1'],
    ['shows what is whole', modules('ready', 'open'), at('m1'), 'ready m1'],
    ['starts the next module after a request', modules('inReview', 'open'), at('m1'), 'start m2'],
    ['starts at the beginning', modules('open', 'notYet'), null, 'start m1'],
    ['waits where nothing else is open', modules('inReview', 'notYet'), at('m1'), 'wait'],
    ['has finished', modules('approved', 'approved'), at('m1'), 'done'],
    ['works on what was approved once more', modules('changed', 'open'), at('m1'), 'continue m1'],
    ['waits for the next module to open', modules('approved', 'notYet'), at('m1'), 'closed'],
    ['does not go on in a closed module', modules('notYet'), at('m1'), 'closed'],
    ['has no modules', [], null, 'closed'],
  ])('%s', (_, list, edit, expected) => {
    expect(shown(nextForWriter(list, edit))).toBe(expected)
  })
})

describe('who reviews', () => {
  test.each([
    ['begins with what waits', modules('changed', 'inReview'), 'review m2'],
    ['then sees what changed', modules('started', 'changed'), 'changed m2'],
    ['then reads what is being written', modules('approved', 'started'), 'read m2'],
    ['also what is open again', modules('approved', 'withdrawn'), 'read m2'],
    ['else the latest approved', modules('approved', 'approved', 'open'), 'read m2'],
    ['or nothing', modules('open', 'notYet'), 'nothing'],
  ])('%s', (_, list, expected) => {
    expect(shown(nextForReviewer(list))).toBe(expected)
  })
})
