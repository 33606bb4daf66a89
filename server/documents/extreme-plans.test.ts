import { extractText, getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'
import { moduleBySlug } from '#course/course.ts'
import { sampleOf } from '#course/samples/samples.ts'
import { brokenNumber, extremePlans } from '#testing/extreme-plans.ts'
import { zipFiles } from '#testing/zip-files.ts'
import { composeSummary } from './compose-summary.ts'
import { pdfFile } from './pdf/pdf-file.ts'
import { wordFile } from './word/word-file.ts'

const modules = ['six', 'seven', 'eight', 'nine'] as const
const cases = await Promise.all(
  modules.map(async (slug) => {
    const { data } = await sampleOf('clay-filter', slug, 'en')
    // Where there are few numbers, the largest are enough.
    const hasNumbers = slug === 'six' || slug === 'seven'
    const tried = hasNumbers ? /zeros|trillion of|a cent|no offerings/ : /trillion of/
    const largest = extremePlans(data).filter(([name]) => tried.test(name))
    return largest.map(([name, plan]) => ({ slug, name, plan }))
  }),
)

test.each(cases.flat())('$slug, $name: PDF and Word can be made and read', async ({ slug, plan }) => {
  const module = moduleBySlug(slug)
  if (!module) throw new Error(`There is no module ${slug}`)
  const document = await composeSummary({
    ...{ format: 'pdf', locale: 'es', project: 'Agua', founder: 'Ana', cohort: '2026', plan },
    ...{ today: '2026-11-17T00:00:00Z', approval: null, changedSteps: [] },
    kind: 'summary' as const,
    module: { slug, number: module.number, name: module.name.es },
    steps: module.steps.map((step) => ({ slug: step.slug, title: step.slug })),
  })
  const pdf = await getDocumentProxy(new Uint8Array(await pdfFile(document)))
  const { text } = await extractText(pdf, { mergePages: true })
  expect(text).not.toMatch(brokenNumber)
  const xml = String(zipFiles(await wordFile(document)).get('word/document.xml'))
  expect(xml.replaceAll(/<[^>]+>/g, ' ')).not.toMatch(brokenNumber)
})
