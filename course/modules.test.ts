import { expect, test } from 'vitest'
import { reportOf } from './contract/module-report.ts'
import { loadFieldNames, loadGapNames, loadGapRules, loadReport } from './modules.ts'
import { module } from './team-goals-risk/module.ts'

test('a module that is not there has no rules, names or report', async () => {
  for (const slug of ['', 'ten', 'toString']) {
    expect(await loadGapRules(slug)).toEqual({})
    expect(await loadGapNames(slug)).toEqual({})
    expect(await loadFieldNames(slug)).toEqual({})
    expect(await loadReport(slug)).toBeUndefined()
  }
})

test('a module whose rooms give nothing to a report has none', async () => {
  const silent = module.rooms.filter((room) => !room.report)
  expect(silent.length).toBeGreaterThan(0)
  expect(await reportOf({ ...module, rooms: silent })).toBeUndefined()
})
