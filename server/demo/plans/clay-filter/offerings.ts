import { salesOf } from '#course/samples/clay-filter/finance.ts'
import { filterModel } from '#course/samples/clay-filter/model.en.ts'
import { filter, visit } from '#course/samples/clay-filter/offerings.en.ts'
import { financeWords } from '#course/samples/clay-filter/seven.en.ts'
import { filterWorth } from '#course/samples/clay-filter/worth.ts'
import { buyingOf } from '#course/samples/shared/business-model.ts'
import type { Offering } from '#course/samples/shared/customers.ts'

const soldFilter: Offering = {
  ...filter,
  price: 25,
  rangeLow: 18,
  rangeHigh: 32,
  unitPerBatch: 20,
  components: [
    { name: 'Clay and sawdust', type: 'material', cost: 60 },
    { name: 'Potter wages', type: 'labour', cost: 80 },
    { name: 'Box and tap', type: 'packaging', cost: 20 },
    { name: 'Delivery', type: 'transport', cost: 20 },
  ],
  ...salesOf(financeWords, 'filter'),
  pairs: {
    families: {
      ...filter.pairs.families,
      ...buyingOf(filterModel, 'families', 'filter'),
      ...filterWorth.families.filter,
      addressableMarket: 40000,
      addressableMarketDescription: 'Households without a tap in the settlements of Kisumu',
      targetMarket: 12000,
      marketShare: 10,
      marketShareJustification:
        'Two settlements in walking distance of the workshop; 14 of 120 homes ordered.',
      priceLow: 18,
      priceHigh: 30,
    },
  },
}

const soldVisit: Offering = {
  ...visit,
  price: 10,
  rangeLow: 6,
  rangeHigh: 12,
  unitPerBatch: 1,
  components: [
    { name: 'Technician time', type: 'labour', cost: 3 },
    { name: 'Bus fare', type: 'transport', cost: 1 },
  ],
  ...salesOf(financeWords, 'visit'),
  pairs: {
    schools: {
      ...visit.pairs.schools,
      ...buyingOf(filterModel, 'schools', 'visit'),
      ...filterWorth.schools.visit,
      addressableMarket: 310,
      addressableMarketDescription: 'Schools and clinics of the county that own donated filters',
      targetMarket: 90,
      marketShare: 20,
      marketShareJustification: 'Eighteen have asked in writing; no other service exists.',
      priceLow: 6,
      priceHigh: 12,
    },
  },
}

/** The offerings of module two, with what later modules say about prices, costs and sales. */
export const filterOfferings: readonly Offering[] = [soldFilter, soldVisit]
