import { expect, test } from 'vitest'
import { sampleNames } from '#course/samples/names.ts'
import type { ReportLocale } from '#domain/report/block.ts'
import { buildPlan } from './build-plan.ts'
import { sampleFacts } from './plan-facts.test-kit.ts'
import type { PlanFacts } from './plan-view.ts'

const locales = ['en', 'es'] as const satisfies readonly ReportLocale[]
const samples = sampleNames.flatMap((name) => locales.map((locale) => [name, locale] as const))

const [name, mail, phone] = ['Zubeida Kwamboka', 'zubeida@canary.example', '+254 799 123 456']

/** With somebody who was asked in every source, answer and insight, and addresses of everybody. */
function betrayed(facts: PlanFacts): PlanFacts {
  const { source = [], input = [], question = [], business = [], project = [] } = facts.plan
  const about = ` ${name} said so (${mail}, ${phone}).`
  const added = (text: string | null | undefined) => (text ? text + about : text)
  return {
    ...facts,
    plan: {
      ...facts.plan,
      source: source.map((one) => ({
        ...one,
        text: `${name}, nurse, ${mail}, ${phone}`,
        sourceType: 'people',
      })),
      input: input.map((one) =>
        one.stepKey === 'processing-information' ? { ...one, value: added(one.value) } : one,
      ),
      question: question.map((one) => ({ ...one, insights: one.insights?.map((text) => added(text) ?? '') })),
      business: business.map((one) => ({ ...one, problemStatement: added(one.problemStatement) })),
      project: project.map((one) => ({
        ...one,
        team_members: [...(one.team_members ?? []), { name: 'Ana', email: mail, role: 'Potter' }],
      })),
    } as PlanFacts['plan'],
  }
}

test.each(samples)(
  '%s tells nobody who was asked, and no way to reach anybody, in %s',
  async (sample, locale) => {
    const view = JSON.stringify(
      await buildPlan(betrayed(await sampleFacts(sample, locale)), locale, 'expected'),
    )
    // The initials stand where the name stood: it was there to be hidden.
    expect(view.includes('Z. K.')).toBe(true)
    for (const secret of [name, 'Kwamboka', mail, 'canary.example', phone, '799 123']) {
      expect(view.includes(secret), secret).toBe(false)
    }
  },
)
