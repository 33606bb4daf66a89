import type { Gap } from '#domain/plan/messages.ts'
import { answer as answerOf, type PlanData } from '#domain/plan/plan-data.ts'
import { answer } from './field.ts'
import { defineRoom, type Place, type Room } from './room.ts'

type Own = Pick<Room, 'id'> & Pick<Room, 'reads' | 'report'>

/** The first step of every module. */
export const introductionRoom = (own: Own): Room =>
  defineRoom({
    slug: 'introduction',
    type: 'introduction',
    component: 'ModuleIntroduction',
    words: () => import('./stock-words.ts'),
    fields: {
      started: answer({ property: 'selected', label: false, comments: false }),
      startedAt: answer({ key: 'started', label: false, comments: false }),
      expectation: answer(),
    },
    gaps: introductionGaps,
    ...own,
  })

/** An introduction is complete once the module was started. */
export function introductionGaps(plan: PlanData, { module }: Pick<Place, 'module'>): readonly Gap[] {
  const isStarted = answerOf(plan, module, 'introduction', 'started')?.selected
  return isStarted ? [] : [{ field: 'started', message: 'required' }]
}

/** The last step of every module; asking for the review completes it. */
export const summaryRoom = (own: Own): Room =>
  defineRoom({
    slug: 'summary',
    type: 'summary',
    component: 'ModuleSummary',
    words: () => import('./stock-words.ts'),
    fields: { reflection: answer() },
    ...own,
  })
