import { extractText, getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'
import { emptyFacts, sampleFacts } from '#course/plan-view/plan-facts.test-kit.ts'
import type { PlanFacts } from '#course/plan-view/plan-view.ts'
import { answerAt } from '#testing/plan-records.ts'
import { zipFiles } from '#testing/zip-files.ts'
import { makePitch } from './make-pitch.ts'

const order = (facts: PlanFacts, format: 'pptx' | 'pdf', locale: 'en' | 'es' = 'en') =>
  makePitch({ kind: 'pitch', format, locale, scenario: 'expected', facts })

async function partsOf(facts: PlanFacts, locale: 'en' | 'es' = 'en') {
  const files = zipFiles(Buffer.from(await order(facts, 'pptx', locale)))
  const names = (folder: string) =>
    [...files.keys()].filter((name) => new RegExp(`^ppt/${folder}/[^/]+$`).test(name))
  return { files, names, text: (name: string) => files.get(name)?.toString('utf8') ?? '' }
}

test('the deck has a cover and a slide for each card, with pictures and what to say', async () => {
  const { names, text } = await partsOf(await sampleFacts('clay-filter', 'en'))
  expect(names('slides')).toHaveLength(8)
  expect(names('notesSlides')).toHaveLength(7)
  expect(names('media')).toHaveLength(5)
  expect(text('ppt/slides/slide1.xml')).toContain('Nyalenda Clay Filters')
  expect(text('ppt/slides/slide3.xml')).toMatch(/descr="Problem tree/)
  expect(text('ppt/notesSlides/notesSlide2.xml')).toContain('sister')
})

test('everything that a part leads to is in the file, and has a type', async () => {
  const { files, text } = await partsOf(await sampleFacts('otra-vuelta', 'es'), 'es')
  const types = text('[Content_Types].xml')
  for (const name of files.keys()) {
    if (!name.endsWith('.rels')) {
      const isTyped = types.includes(`PartName="/${name}"`) || /\.png$|^\[Content/.test(name)
      expect(isTyped, name).toBe(true)
      continue
    }
    const folder = name.replace(/_rels\/[^/]+$/, '')
    for (const [, target = ''] of text(name).matchAll(/Target="([^"]+)"/g)) {
      const path = new URL(target, `file:///${folder}`).pathname.slice(1)
      expect(files.has(path), `${name} leads to ${path}`).toBe(true)
    }
  }
})

test('what people write is never markup', async () => {
  const value = 'Fish & chips <b>"now"</b>\u0001\ud800'
  const plan = { input: [answerAt('five/build-my-pitch/hook', { value })] }
  const { text } = await partsOf({ ...emptyFacts, plan, project: { ...emptyFacts.project, name: 'A & B' } })
  expect(text('ppt/slides/slide2.xml')).toContain('Fish &amp; chips &lt;b&gt;&quot;now&quot;&lt;/b&gt;')
  expect(text('ppt/slides/slide1.xml')).toContain('A &amp; B')
})

test.each(['en', 'es'] as const)('of an empty plan there is the cover alone, in %s', async (locale) => {
  expect((await partsOf(emptyFacts, locale)).names('slides')).toHaveLength(1)
  const pdf = await getDocumentProxy(new Uint8Array(await order(emptyFacts, 'pdf', locale)))
  expect(pdf.numPages).toBe(1)
})

test('the PDF has one slide on each page, wide as a screen, with words that can be read', async () => {
  const file = await order(await sampleFacts('otra-vuelta', 'es'), 'pdf', 'es')
  const pdf = await getDocumentProxy(new Uint8Array(file))
  const { text } = await extractText(pdf)
  expect(text).toHaveLength(8)
  expect(text[1]).toContain('Gancho')
  const [, , width = 0, height = 0] = (await pdf.getPage(1)).view
  expect(width / height).toBeCloseTo(16 / 9, 2)
})

test('one endless word and a very long card stay on their slides', async () => {
  const plan = {
    input: [
      answerAt('five/build-my-pitch/hook', { value: 'w'.repeat(1500) }),
      answerAt('five/build-my-pitch/ask', { value: 'We need help. '.repeat(100) }),
    ],
  }
  const pdf = await getDocumentProxy(new Uint8Array(await order({ ...emptyFacts, plan }, 'pdf')))
  expect(pdf.numPages).toBe(3)
})
