import { answer, type Plan } from '#course/samples/shared/draft.ts'

/** The worked example of the financial plan: every figure here is known to the last cent. */
export const filterFinance: Plan = {
  drafts: [
    answer('seven', 'start-up-capital/currency', { value: 'USD' }),
    answer('seven', 'start-up-capital/plan-start', { value: '2027-01' }),
    answer('seven', 'fixed-assets/none', { selected: false }),
    answer('seven', 'pre-operating-capital/none', { selected: false }),
    answer('seven', 'expenses/growth', { valueArr: ['10', '5'] }),
    answer('seven', 'revenue/grant-continuity', { valueArr: ['50', '0'] }),
    answer('seven', 'income-statement/comment', {
      value:
        'We lose money in the first two months because everything starts at once. From March on each month earns more than it costs, even while the loan is paid back.',
    }),
    answer('seven', 'cash-flow/comment', {
      value:
        'February is our tightest month. We fire every second week only and ask two schools to pay for the term in advance.',
    }),
    answer('seven', 'break-even/comment', {
      value:
        'We must sell about 1,200 dollars a month. That is close to our plan, so ten missing orders hurt. We watch this number every Friday.',
    }),
  ],
  business: {
    businessStarted: false,
    startDate: '2027-01-01',
    taxRate: 25,
    financials: {
      additionalRevenue: [
        { category: 'grant', description: 'City water programme', value: 300 },
        { category: 'membership', description: 'Community water club fees', value: 50 },
      ],
      expenses: [
        { category: 'salaries', type: 'operating', description: 'Manager, part time', cost: 450 },
        { category: 'rent', type: 'operating', description: 'Workshop', cost: 120 },
        { category: 'marketing', type: 'operating', description: 'Marketing and sales plan', cost: 80 },
        { category: 'bank', type: 'non-operating', description: 'Account fees', cost: 10 },
      ],
      fixedAssets: [
        { classification: 'machinery', description: 'Kiln', cost: 3000 },
        { classification: 'vehicle', description: 'Used motorbike', cost: 1800 },
        { classification: 'furniture', description: 'Shelves and benches', cost: 600 },
        { classification: 'tech equipment', description: 'Laptop', cost: 540 },
      ],
      preOperatingCapital: [
        { operationClass: 'registration', description: 'Company registration', cost: 250 },
        { operationClass: 'training', description: 'Potter training', cost: 350 },
        { operationClass: 'initial-stock', description: 'First clay', cost: 400 },
        { operationClass: 'working-capital', description: 'Cash reserve', cost: 1500 },
      ],
      fundingSources: [
        { type: 'own-savings', amount: 2000, interestRate: 0, years: 0, status: 'have it' },
        { type: 'grant', amount: 2440, interestRate: 0, years: 0, status: 'in progress' },
        { type: 'loan', amount: 4000, interestRate: 12, years: 2, status: 'not yet' },
      ],
    },
  },
}
