import { expect, test } from 'vitest'
import { demoPlans, guardedPlan } from '#testing/guarded-plan.ts'
import { of } from './contract/field.ts'
import { gapRuleOf } from './contract/gaps.ts'
import { partOf } from './contract/module-report.ts'
import { defineRoom } from './contract/room.ts'
import { modulesWithRooms } from './rooms.ts'
import { room as choosing } from './understanding-the-problem/choosing-the-causes/room.ts'

const plans = [['an empty one', {}] as const, ...demoPlans]
const rooms = modulesWithRooms.flatMap(({ slug, rooms }) => rooms.map((room) => ({ module: slug, room })))

test.each(rooms)(
  'rules and report of $module/$room.slug touch only kinds that it declares',
  async ({ module, room }) => {
    const rule = gapRuleOf(room, module)
    const part = await partOf(room, module)
    for (const [, plan] of plans) {
      const seen = guardedPlan(plan, room)
      rule?.(seen)
      for (const locale of ['en', 'es'] as const) part?.(seen, locale)
    }
  },
)

test('a room that touches a kind which it does not declare is found', () => {
  const room = defineRoom({
    ...choosing,
    fields: { name: of('segment') },
    gaps: (plan) => [...(plan.cause ?? [])].map(() => ({ field: 'x', message: 'required' })),
  })
  const [, plan] = demoPlans[0] ?? ['', {}]
  expect(() => gapRuleOf(room, 'one')?.(guardedPlan(plan, room))).toThrow(/touches cause/)
})
