import { expect, test } from 'vitest'
import { reportOf } from '#course/contract/module-report.ts'
import type { RecordOf } from '#domain/plan/plan-data.ts'
import { finishedPlan } from '#testing/plan-of.ts'
import { module } from './module.ts'

const report = (await reportOf(module)) ?? {}

test('who was interviewed cannot be found by it', () => {
  const plan = finishedPlan()
  const [source, ...others] = plan.source ?? []
  if (!source) throw new Error('The demo has no sources')
  const rosa: RecordOf<'source'> = {
    ...source,
    text: 'Doña Rosa Quispe, rosa@example.org, 987 654 321, seller',
    sourceType: 'people',
  }
  for (const locale of ['en', 'es'] as const) {
    const all = Object.values(report).flatMap((part) => part({ ...plan, source: [rosa, ...others] }, locale))
    const said = JSON.stringify(all)
    expect(said).toContain('Doña R. Q., seller')
    expect(said).not.toMatch(/Rosa|Quispe|rosa@|987 654/)
  }
})
