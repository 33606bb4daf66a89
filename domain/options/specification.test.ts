import { describe, expect, it } from 'vitest'
import type { Choice } from '#domain/fields.ts'
import * as customers from './customers.ts'
import * as finance from './finance.ts'
import * as marketing from './marketing.ts'
import * as models from './models.ts'
import * as people from './people.ts'
import * as products from './products.ts'
import * as programme from './programme.ts'
import * as research from './research.ts'
import * as stakeholders from './stakeholders.ts'

const lists: Record<string, readonly Choice[]> = {
  ...customers,
  ...finance,
  ...marketing,
  ...models,
  ...people,
  ...products,
  ...programme,
  ...research,
  ...stakeholders,
}

// The option lists of the specification, part 2, section 3.
const specified: Record<string, string> = {
  segmentRoles: 'End-user, Buyer, Beneficiary',
  segmentTypes: 'B2B, B2C',
  genders: 'Male, Female, Non-binary, Prefer not to say',
  incomeFrequencies: 'Daily, Monthly, Yearly, Variable',
  familyStatuses: 'Married, Single, Any',
  relationshipStrengths: 'Weak, Strong',
  positions: 'In favor, Indifferent, Against',
  tangibilities: 'Service, Information, Digital, Physical',
  durations: 'Immediate, Short, Medium, Durable',
  purchaseFrequencies: 'Never, Once, Monthly, Weekly',
  searchKinds: 'Convenience, Shopping, Specialty, Unsought, Emergency',
  socialModels:
    'market intermediary, employment, fee-for-service, organization support, service subsidization, cooperative, entrepreneur support, market linkage, peer-to-peer',
  revenueModels:
    'education and training, direct sales, risk sharing, data, leasing, consulting, double business model, ads, fundraising, events, revenue sharing',
  assetClasses: 'property, machinery, furniture, vehicle, tech equipment',
  expenseTypes: 'operating, non-operating',
  riskLikelihoods: 'improbable, possible, probable',
  riskImpacts: 'acceptable, tolerable, unacceptable, intolerable',
  fundingStatuses: 'have it, in progress, not yet',
  businessStages:
    'idea, talked to people, building prototype, testing prototype, have a product, first revenue',
  profileRoles:
    'entrepreneur, social entrepreneur, consultant, industry expert, investor, starting career, student',
  scenarios: 'expected, optimistic, pessimistic',
}

// Where the specification names some values and the catalogue of steps the rest.
const catalogue: Record<string, string> = {
  causeTypes: 'main, underlying, effect, consequence',
  sourceTypes: 'people, expert, organisation, document, observation',
  offeringTypes: 'Product, Service, Product and service',
  componentTypes: 'material, labour, packaging, transport, commission, other',
  activityTypes: 'impact, tofu, mofu, bofu',
  paymentFrequencies: 'per-use, once, instalments, weekly, monthly, seasonal, yearly',
  stakeholderGroups:
    'customers, community, suppliers-partners, funders, government, competitors, opinion-leaders, team',
  tieKinds: 'money, goods-services, information, influence',
  customerRelations: 'personal, dedicated, self-service, automatic, community, co-creation',
  coverages: 'intensive, selective, exclusive',
  routes: 'direct, indirect',
  intermediaryTypes:
    'own-staff, own-shop, market-stall, own-online, online-marketplace, wholesaler, distributor, shop-kiosk, commission-agent, cooperative, ngo-community-group, school-clinic, government-office, delivery-company',
  impactModels: 'customers, workers, suppliers, entrepreneurs, members, community',
  definitions:
    'grant-funded, part-market, almost-sustainable, social-business, profit-sharing, responsible-business',
  expenseCategories:
    'salaries, rent, utilities, transport, marketing, communication, insurance, professional-fees, maintenance, training, licences, bank, donations, other',
  operationClasses:
    'registration, research, training, launch-marketing, set-up-works, initial-stock, deposit, working-capital, other',
  fundingTypes:
    'own-savings, family-friends, loan, microcredit, investor, grant, donation, crowdfunding, other',
  revenueCategories: 'membership, rent, other-sales, grant, donation, subsidy, prize, interest',
  modelTypes: 'social, revenue',
  applicationStatuses: 'none, pending, approved, waitlisted, rejected, withdrawn',
  projectStatuses: 'applied, active, completed, withdrawn, archived',
  cohortPhases: 'draft, approved, applications, matching, running, finished',
  roles: 'entrepreneur, mentor, admin',
}

describe('option lists', () => {
  it.each(Object.entries({ ...specified, ...catalogue }))(
    '%s stores the values letter for letter',
    (name, values) => {
      expect(lists[name]?.map(({ value }) => value)).toEqual(values.split(', '))
    },
  )

  it.each(Object.entries(lists))('%s has distinct values, each named in both languages', (_, choices) => {
    expect(choices.length).toBeGreaterThan(0)
    for (const part of ['value', 'en', 'es'] as const) {
      const texts = choices.map((choice) => choice[part])
      for (const text of texts) expect(text).toBe(text.trim())
      expect(texts).not.toContain('')
      expect(new Set(texts).size).toBe(texts.length)
    }
  })

  it('a stranger joins as entrepreneur or mentor only', () => {
    expect(people.joiningRoles.map(({ value }) => value)).toEqual(['entrepreneur', 'mentor'])
  })
})
