import { extractText, getDocumentProxy } from 'unpdf'
import { describe, expect, test, vi } from 'vitest'
import { sampleFacts } from '#course/plan-view/plan-facts.test-kit.ts'
import type { PlanFacts } from '#course/plan-view/plan-view.ts'
import { zipFiles } from '#testing/zip-files.ts'
import { allFiles, fileOf } from './all-files.ts'

const [name, mail, phone] = ['Zubeida Kwamboka', 'zubeida@canary.example', '+254 799 123 456']
const initials = 'Z. K.'
const secrets = [name, 'Kwamboka', mail, 'canary.example', phone, '799 123']

// Ids, keys and choices are no sentences.
const isWritten = (text: string) => text.trim().split(/\s+/).length >= 3 && !/^[[{]/.test(text)

/** The same with somebody, and how to reach them, in front of everything that people wrote. */
function betrayed<T>(value: T): T {
  if (typeof value === 'string')
    return (isWritten(value) ? `${name} (${mail}, ${phone}) ${value}` : value) as T
  if (Array.isArray(value)) return value.map((one) => betrayed(one)) as T
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, betrayed(inner)])) as T
}

function betrayedFacts(facts: PlanFacts): PlanFacts {
  const { model, project = [], source = [], steps, ...records } = facts.plan
  return {
    ...facts,
    plan: {
      ...betrayed(records),
      ...(model && { model }),
      ...(steps && { steps }),
      source: source.map((one) => ({
        ...one,
        text: `${name}, nurse, ${mail}, ${phone}`,
        sourceType: 'people',
      })),
      project: project.map((one) => ({
        ...one,
        team_members: [...(one.team_members ?? []), { name: 'Ana', email: mail, role: 'Potter' }],
      })),
    },
  }
}

/** Everything that can be read in a file, in its notes and descriptions too, without spaces: lines end anywhere. */
async function readable(file: Buffer, format: string): Promise<string> {
  if (format === 'pdf') {
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(file)), { mergePages: true })
    return withoutSpaces(text)
  }
  if (format === 'csv') return withoutSpaces(String(file))
  const parts = [...zipFiles(file)]
    .filter(([part]) => /\.(xml|rels)$/.test(part))
    .map(([, xml]) => String(xml))
  return withoutSpaces([...parts, ...parts.map((xml) => xml.replace(/<[^>]*>/g, ''))].join('\n'))
}

const withoutSpaces = (text: string) => text.replace(/[\s\u200b]+/g, '')

// A whole plan beside other tests on two cores.
vi.setConfig({ testTimeout: 60_000 })

// Each file once, in turns of one plan and language and of another: all are told by the same code.
describe.each([
  ['clay-filter', 'en'],
  ['otra-vuelta', 'es'],
] as const)('%s in %s', async (sample, locale) => {
  const all = allFiles(betrayedFacts(await sampleFacts(sample, locale)), locale)
  const files = all.filter((_, place) => (place % 2 === 0) === (locale === 'en'))

  test.each(files)('$name names nobody who was asked, and no way to reach anybody', async ({ order }) => {
    const text = await readable(await fileOf(order), order.format)
    // The initials stand where the name stood: it was there to be hidden.
    expect(text.includes(withoutSpaces(initials))).toBe(true)
    expect(secrets.filter((secret) => text.includes(withoutSpaces(secret)))).toEqual([])
  })
})
