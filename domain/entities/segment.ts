import { entity } from '#domain/entity.ts'
import { group, list, money, number, option, percent, ref, text, whole } from '#domain/fields.ts'
import {
  familyStatuses,
  genders,
  incomeFrequencies,
  segmentRoles,
  segmentTypes,
} from '#domain/options/customers.ts'
import {
  durations,
  paymentFrequencies,
  purchaseFrequencies,
  searchKinds,
  tangibilities,
} from '#domain/options/products.ts'

const marketFields = {
  addressableMarketDescription: text(),
  marketShareJustification: text(),
  addressableMarket: number(),
  targetMarket: number(),
  marketShare: percent(),
} as const

export const segment = entity(
  'segment',
  {
    name: text(120),
    type: option(segmentTypes),
    role: option(segmentRoles),
    ...marketFields,
    keyResources: list(text(300), 60),
    keyActivities: list(text(300), 60),
    /** Ids of shared models, which belong to no project. */
    businessModels: list(text(40), 40),
    modelDescription: text(5000),
    offeringMatch: list(
      group({
        offeringId: ref('offering'),
        title: text(200),
        description: text(),
        tangibility: option(tangibilities),
        duration: option(durations),
        frequency: option(purchaseFrequencies),
        payment: option(paymentFrequencies),
        search: option(searchKinds),
        orderFrequency: number(),
        unitsPerSale: number(),
        customerDuration: number(),
        ...marketFields,
        price: money(),
        priceHigh: money(),
        priceLow: money(),
      }),
    ),
    profile: group({
      avatar: text(500),
      name: text(120),
      age: list(whole(0, 120), 2),
      gender: option(genders),
      country: text(80),
      state: text(120),
      city: text(120),
      occupation: text(200),
      work_description: text(),
      income: option(incomeFrequencies),
      income_amount: money(),
      family_status: option(familyStatuses),
      story: text(5000),
    }),
  },
  { defaults: { profile: { age: [10, 20] } }, modules: ['two', 'four', 'five', 'six'] },
)
