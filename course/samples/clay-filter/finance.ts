import type { Offering } from '#course/samples/shared/customers.ts'
import { answer, draft, type Plan } from '#course/samples/shared/draft.ts'

type Label = 'filter' | 'visit'
type ScenarioTexts = Pick<Offering, 'expectedScenario' | 'optimisticScenario' | 'pessimisticScenario'>
type Comment = 'income-statement' | 'cash-flow' | 'break-even'

/** The words of the financial plan; its figures are the same in every language. */
export type FinanceWords = {
  readonly revenue: Readonly<Record<'grant' | 'membership', string>>
  readonly expenses: Readonly<Record<'salaries' | 'rent' | 'marketing' | 'bank', string>>
  readonly assets: Readonly<Record<'kiln' | 'motorbike' | 'shelves' | 'laptop', string>>
  readonly before: Readonly<Record<'registration' | 'training' | 'clay' | 'reserve', string>>
  readonly scenarios: Readonly<Record<Label, Required<ScenarioTexts>>>
  readonly comments: Readonly<Record<Comment, string>>
}

/** What the financial plan says of an offering: units a month and a year, and how far they may be out. */
const sales = {
  filter: {
    forecasts: {
      ...{
        m1: 20,
        m2: 25,
        m3: 30,
        m4: 35,
        m5: 40,
        m6: 45,
        m7: 50,
        m8: 55,
        m9: 60,
        m10: 60,
        m11: 60,
        m12: 60,
      },
      ...{ y2: 900, y3: 1200 },
    },
    optimism: 20,
    pessimism: 35,
  },
  visit: {
    forecasts: {
      ...{ m1: 0, m2: 0, m3: 5, m4: 5, m5: 10, m6: 10, m7: 15, m8: 15, m9: 20, m10: 20, m11: 20, m12: 20 },
      ...{ y2: 400, y3: 600 },
    },
    optimism: 10,
    pessimism: 20,
  },
} as const

export const salesOf = ({ scenarios }: FinanceWords, label: Label) => ({
  ...sales[label],
  ...scenarios[label],
})

/** The same for those who keep offerings as earlier modules wrote them. */
export const salesDrafts = (words: FinanceWords) =>
  (['filter', 'visit'] as const).map((label) => draft('seven', 'offering', salesOf(words, label), label))

/** The worked example of the financial plan: every figure here is known to the last cent. */
export const filterFinance = ({ revenue, expenses, assets, before, comments }: FinanceWords): Plan => ({
  drafts: [
    answer('seven', 'start-up-capital/currency', { value: 'USD' }),
    answer('seven', 'start-up-capital/plan-start', { value: '2027-01' }),
    answer('seven', 'fixed-assets/none', { selected: false }),
    answer('seven', 'pre-operating-capital/none', { selected: false }),
    answer('seven', 'expenses/growth', { valueArr: ['10', '5'] }),
    answer('seven', 'revenue/grant-continuity', { valueArr: ['50', '0'] }),
    ...Object.entries(comments).map(([step, value]) => answer('seven', `${step}/comment`, { value })),
  ],
  business: {
    businessStarted: false,
    startDate: '2027-01-01',
    taxRate: 25,
    financials: {
      additionalRevenue: [
        { category: 'grant', description: revenue.grant, value: 300 },
        { category: 'membership', description: revenue.membership, value: 50 },
      ],
      expenses: [
        { category: 'salaries', type: 'operating', description: expenses.salaries, cost: 450 },
        { category: 'rent', type: 'operating', description: expenses.rent, cost: 120 },
        { category: 'marketing', type: 'operating', description: expenses.marketing, cost: 80 },
        { category: 'bank', type: 'non-operating', description: expenses.bank, cost: 10 },
      ],
      fixedAssets: [
        { classification: 'machinery', description: assets.kiln, cost: 3000 },
        { classification: 'vehicle', description: assets.motorbike, cost: 1800 },
        { classification: 'furniture', description: assets.shelves, cost: 600 },
        { classification: 'tech equipment', description: assets.laptop, cost: 540 },
      ],
      preOperatingCapital: [
        { operationClass: 'registration', description: before.registration, cost: 250 },
        { operationClass: 'training', description: before.training, cost: 350 },
        { operationClass: 'initial-stock', description: before.clay, cost: 400 },
        { operationClass: 'working-capital', description: before.reserve, cost: 1500 },
      ],
      fundingSources: [
        { type: 'own-savings', amount: 2000, interestRate: 0, years: 0, status: 'have it' },
        { type: 'grant', amount: 2440, interestRate: 0, years: 0, status: 'in progress' },
        { type: 'loan', amount: 4000, interestRate: 12, years: 2, status: 'not yet' },
      ],
    },
  },
})
