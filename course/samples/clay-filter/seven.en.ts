import { joinPlans } from '#course/samples/shared/draft.ts'
import { frame } from '#course/samples/shared/frame.ts'
import { type FinanceWords, filterFinance, salesDrafts } from './finance.ts'

export const financeWords: FinanceWords = {
  revenue: { grant: 'City water programme', membership: 'Community water club fees' },
  expenses: {
    salaries: 'Manager, part time',
    rent: 'Workshop',
    marketing: 'Marketing and sales plan',
    bank: 'Account fees',
  },
  assets: {
    kiln: 'Kiln',
    motorbike: 'Used motorbike',
    shelves: 'Shelves and benches',
    laptop: 'Laptop',
  },
  before: {
    registration: 'Company registration',
    training: 'Potter training',
    clay: 'First clay',
    reserve: 'Cash reserve',
  },
  scenarios: {
    filter: {
      expectedScenario: 'One firing a week, ten potters stay with us, and the radio spot runs as planned.',
      optimisticScenario: 'Health volunteers sell in a third settlement from June on.',
      pessimisticScenario:
        'The kiln stands still for repairs in the rains and families wait for the harvest money.',
    },
    visit: {
      expectedScenario: 'Eighteen schools and clinics keep one visit a month.',
      optimisticScenario: 'The county pays for visits to its own clinics as well.',
      pessimisticScenario: 'School money comes late and a fifth of the visits is put off to the next year.',
    },
  },
  comments: {
    'income-statement':
      'We lose money in the first two months because everything starts at once. From March on each month earns more than it costs, even while the loan is paid back.',
    'cash-flow':
      'February is our tightest month. We fire every second week only and ask two schools to pay for the term in advance.',
    'break-even':
      'We must sell about 1,200 dollars a month. That is close to our plan, so ten missing orders hurt. We watch this number every Friday.',
  },
}

/** Without what it adds to the offerings, which may carry it already. */
export const answersOfSeven = (startedAt: string) =>
  joinPlans(
    frame('seven', startedAt, {
      expectation: 'When does the business carry itself?',
      reflection: 'From March on, but with very little room. I want to know the break-even number by heart.',
    }),
    filterFinance(financeWords),
  )

export const moduleSeven = (startedAt: string) =>
  joinPlans(answersOfSeven(startedAt), { drafts: salesDrafts(financeWords), business: {} })
