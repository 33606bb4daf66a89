import { customers } from '#server/demo/plan/customers.ts'
import { families } from './families.ts'
import { filter, visit } from './offerings.ts'
import { potters, schools } from './partners.ts'

export const filterCustomers = customers({
  segments: [families, schools, potters],
  offerings: [filter, visit],
})
