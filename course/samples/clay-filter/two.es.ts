import { type Customers, customers } from '#course/samples/shared/customers.ts'
import { joinPlans } from '#course/samples/shared/draft.ts'
import { frame } from '#course/samples/shared/frame.ts'
import { filter, visit } from './offerings.es.ts'
import { families, potters, schools } from './segments.es.ts'

const filterCustomers: Customers = { segments: [families, schools, potters], offerings: [filter, visit] }

export const moduleTwo = (startedAt: string) =>
  joinPlans(
    frame('two', startedAt, {
      expectation: '¿Quién va a pagar de verdad por el filtro?',
      reflection: 'Las escuelas también son clientes, pero de la visita y no del filtro.',
    }),
    customers(filterCustomers),
  )
