import { extractText, getDocumentProxy } from 'unpdf'
import { describe, expect, test, vi } from 'vitest'
import { buildPlan } from '#course/plan-view/build-plan.ts'
import { emptyFacts, sampleFacts } from '#course/plan-view/plan-facts.test-kit.ts'
import { writeReport } from '#server/documents/write-report.ts'
import { zipFiles } from '#testing/zip-files.ts'
import { composePlan } from './compose-plan.ts'

// A whole plan beside other tests on two cores.
vi.setConfig({ testTimeout: 60_000 })

describe.each(['en', 'es'] as const)('the sample plan in %s', async (locale) => {
  const facts = await sampleFacts('otra-vuelta', locale)
  const view = await buildPlan(facts, locale, 'expected')
  const document = composePlan(view, facts)

  test('tells the parts that have something to tell, each with its mark, and its figures as figures', () => {
    const told = view.sections.filter(({ blocks }) => blocks.length > 0)
    expect(document.sections.map(({ title }) => title)).toEqual(told.map(({ title }) => title))
    const figures = document.sections[0]?.blocks.find(({ kind }) => kind === 'figures')
    expect(figures).toMatchObject({ rows: view.figures.map(({ label, value }) => ({ label, value })) })
    for (const { text } of view.sections.flatMap(({ missing }) => missing))
      expect(JSON.stringify(document)).not.toContain(text)
  })

  test('has a cover, contents with the pages, and ends of pages as they are declared', async () => {
    const file = await writeReport('pdf', document)
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(file)))
    const pages = text.map((page) => page.replace(/\s+/g, ' '))
    const [cover = '', contents = ''] = pages
    expect(cover).toContain(view.project)
    for (const { title } of document.sections) {
      expect(contents).toContain(title)
      const listed = Number(new RegExp(`${escaped(title)}\\s+(\\d+)`).exec(contents)?.[1])
      expect(pages[listed - 1], title).toContain(title)
    }
    for (const [index, page] of pages.entries())
      expect(page).toContain(`${document.words.page[0]}${index + 1}${document.words.page[1]}${pages.length}`)
  })

  test('in Word has headings, contents that lead to them without a question, and pictures', async () => {
    const files = zipFiles(Buffer.from(await writeReport('docx', document)))
    const xml = String(files.get('word/document.xml'))
    expect(xml.match(/<w:pStyle w:val="Heading1"\/>/g)).toHaveLength(document.sections.length)
    expect(xml).toMatch(/<w:instrText[^>]*>TOC /)
    const linked = [...xml.matchAll(/<w:hyperlink .*?<\/w:hyperlink>/gs)].map(([link]) => link)
    for (const { title } of document.sections) expect(linked.some((link) => link.includes(title))).toBe(true)
    // Fields that are marked so make Word ask whoever opens the file.
    expect(xml).not.toMatch(/w:dirty="(?!false")/)
    expect(String(files.get('word/settings.xml'))).not.toMatch(/updateFields/)
    expect([...files.keys()].filter((name) => name.endsWith('.png')).length).toBeGreaterThan(10)
  })
})

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

test('a plan of which nothing is written has a cover that says so', async () => {
  const facts = { ...emptyFacts, modules: [] }
  const document = composePlan(await buildPlan(facts, 'en', 'expected'), facts)
  const { text } = await extractText(
    await getDocumentProxy(new Uint8Array(await writeReport('pdf', document))),
    { mergePages: true },
  )
  expect(document.sections).toEqual([])
  expect(text).toContain('What this plan tells is not written yet.')
})
