import { type Customers, customers } from '#course/samples/shared/customers.ts'
import { joinPlans } from '#course/samples/shared/draft.ts'
import { frame } from '#course/samples/shared/frame.ts'
import { filter, visit } from './offerings.en.ts'
import { families, potters, schools } from './segments.en.ts'

const filterCustomers: Customers = { segments: [families, schools, potters], offerings: [filter, visit] }

/** Customers may carry what later modules say about them. */
export const moduleTwo = (startedAt: string, given: Customers = filterCustomers) =>
  joinPlans(
    frame('two', startedAt, {
      expectation: 'Who will really pay for the filter?',
      reflection: 'Schools are customers too, but for the visit and not for the filter.',
    }),
    customers(given),
  )
