import { expect, test } from 'vitest'
import { sampleOf } from '#course/samples/samples.ts'
import { brokenNumber, extremePlans } from '#testing/extreme-plans.ts'
import { pictureFaults } from '#testing/picture-faults.ts'
import { loadReport } from './modules.ts'

const modules = ['six', 'seven', 'eight', 'nine'] as const

const cases = await Promise.all(
  modules.map(async (slug) => {
    const { data } = await sampleOf('clay-filter', slug, 'en')
    const report = await loadReport(slug)
    return extremePlans(data).map(([name, plan]) => ({ slug, name, plan, report: report ?? {} }))
  }),
)

test.each(cases.flat())('$slug, $name: every room can be read and printed in both languages', (one) => {
  for (const [step, part] of Object.entries(one.report))
    for (const locale of ['en', 'es'] as const)
      for (const block of part(one.plan, locale)) {
        expect(JSON.stringify(block), step).not.toMatch(brokenNumber)
        const faults = block.kind === 'picture' ? pictureFaults(block.picture) : []
        // Stretches of prices lie on the colour of what costs more than it brings.
        expect(
          faults.filter((fault) => !fault.includes('touch')),
          step,
        ).toEqual([])
      }
})
