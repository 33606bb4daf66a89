import { describe, expect, it } from 'vitest'
import type { Field, Fields } from '#domain/fields.ts'
import { fieldsValidator } from '#domain/validators.ts'
import { emptyFinancials } from './business.ts'
import { type PlanKind, planEntities, planKinds } from './index.ts'

// The field lists of the specification, part 2, section 3. `_id` and `projectId` belong to every entity.
const marketFields =
  'addressableMarketDescription marketShareJustification addressableMarket targetMarket marketShare'
const needs = 'title description level inputId parent'

const specified: Record<PlanKind, Record<string, string>> = {
  input: {
    '': 'value selected lastUpdated moduleKey stepKey key parent valueArr description segmentType relationType groupName productType power interest relationship position plan give receive',
  },
  segment: {
    '': `name type role ${marketFields} keyResources keyActivities businessModels modelDescription offeringMatch profile`,
    offeringMatch: `offeringId title description tangibility duration frequency payment search orderFrequency unitsPerSale customerDuration ${marketFields} price priceHigh priceLow`,
    profile:
      'avatar name age gender country state city occupation work_description income income_amount family_status story',
  },
  pain: { '': needs },
  gain: { '': needs },
  cause: { '': 'causeType description selected parent' },
  offering: {
    '': 'name description type inputId segmentMatch painMatch gainMatch forecasts optimism pessimism expectedScenario optimisticScenario pessimisticScenario components unitPerBatch price rangeHigh rangeLow',
    painMatch: 'painId title description',
    gainMatch: 'gainId title description',
    forecasts: 'm1 m2 m3 m4 m5 m6 m7 m8 m9 m10 m11 m12 y2 y3',
    components: 'name cost type',
  },
  competitor: { '': 'name offeringId price marketShare segmentId' },
  activity: {
    '': 'budget conversion description name outcomes activityType selected segmentId offeringId reach impact',
    impact: 'outcome kpi activityToMeasure toolToMeasure timeToMeasure',
  },
  channel: {
    '': 'segmentId offeringId selected intermediaries',
    intermediaries: 'intermediaryType description',
  },
  source: { '': 'text sourceType' },
  question: { '': 'text parent insights' },
  proposition: { '': 'parts' },
  goal: { '': 'title objectives', objectives: 'title activities date' },
  business: {
    '': 'sdgs riskManagement modelSelection problemStatement problemDefinition solutionStatement missionStatement visionStatement pitch businessStarted startDate impactModel impactDescription taxRate financials',
    sdgs: 'index active description text',
    riskManagement: 'title likelyhood impact plan',
    modelSelection: 'modelId selected description type',
    financials: 'additionalRevenue expenses fixedAssets funding fundingSources preOperatingCapital',
    'financials.additionalRevenue': 'category description value',
    'financials.expenses': 'category cost description type',
    'financials.fixedAssets': 'classification cost description',
    'financials.fundingSources': 'amount interestRate type years status',
    'financials.funding': 'amount interestRate source years status',
    'financials.preOperatingCapital': 'cost description operationClass',
  },
}

function shapeOf(fields: Fields, at = ''): Record<string, string[]> {
  const shape: Record<string, string[]> = { [at]: Object.keys(fields).sort() }
  for (const [name, field] of Object.entries(fields)) {
    const inner: Field = field.kind === 'list' ? field.of : field
    if (inner.kind === 'group') Object.assign(shape, shapeOf(inner.fields, at ? `${at}.${name}` : name))
  }
  return shape
}

describe('plan entities', () => {
  it('are the fourteen of the specification', () => {
    expect([...planKinds].sort()).toEqual(Object.keys(specified).sort())
    expect(planKinds).toHaveLength(14)
  })

  it.each(planKinds)('%s has the fields of the specification, letter for letter', (kind) => {
    const expected = Object.entries(specified[kind]).map(([at, names]) => [at, names.split(' ').sort()])
    expect(shapeOf(planEntities[kind].fields)).toEqual(Object.fromEntries(expected))
  })

  it.each(planKinds)('%s starts with values that its own validator accepts', (kind) => {
    const { fields, defaults } = planEntities[kind]
    expect(fieldsValidator(fields).safeParse(defaults).success).toBe(true)
  })

  it('are called by their own names', () => {
    for (const kind of planKinds) expect(planEntities[kind].name).toBe(kind)
    const plurals = planKinds.map((kind) => planEntities[kind].plural)
    expect(new Set(plurals).size).toBe(planKinds.length)
    expect(plurals).toEqual(expect.arrayContaining(['activities', 'causes', 'propositions', 'inputs']))
  })

  it('point only at kinds that exist', () => {
    const targets = (fields: Fields): string[] =>
      Object.values(fields).flatMap((field) => {
        const inner: Field = field.kind === 'list' ? field.of : field
        if (inner.kind === 'group') return targets(inner.fields)
        return inner.kind === 'ref' ? inner.to : []
      })
    for (const kind of planKinds) {
      for (const target of targets(planEntities[kind].fields)) expect(planKinds).toContain(target)
    }
  })

  it('a new segment has an age range of 10 to 20', () => {
    expect(planEntities.segment.defaults).toEqual({ profile: { age: [10, 20] } })
  })

  it('a new business has five empty financial lists', () => {
    expect(Object.values(emptyFinancials)).toEqual([[], [], [], [], []])
    expect(planEntities.business.defaults).toEqual({ financials: emptyFinancials })
  })

  it('a business has at most 17 sustainable development goals', () => {
    const { sdgs } = planEntities.business.fields
    expect(sdgs.max).toBe(17)
    expect(sdgs.of.fields.index).toMatchObject({ min: 1, max: 17 })
  })
})
