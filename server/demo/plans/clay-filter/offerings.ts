import { salesOf } from '#course/samples/clay-filter/finance.ts'
import { filterModel } from '#course/samples/clay-filter/model.en.ts'
import { filter, visit } from '#course/samples/clay-filter/offerings.en.ts'
import { filterPricing } from '#course/samples/clay-filter/pricing.en.ts'
import { financeWords } from '#course/samples/clay-filter/seven.en.ts'
import { filterWorth } from '#course/samples/clay-filter/worth.ts'
import { buyingOf } from '#course/samples/shared/business-model.ts'
import type { Offering } from '#course/samples/shared/customers.ts'
import { pricesFor, pricesOf } from '#course/samples/shared/pricing.ts'

const soldFilter: Offering = {
  ...filter,
  ...pricesOf(filterPricing, 'filter'),
  ...salesOf(financeWords, 'filter'),
  pairs: {
    families: {
      ...filter.pairs.families,
      ...buyingOf(filterModel, 'families', 'filter'),
      ...filterWorth.families.filter,
      ...pricesFor(filterPricing, 'families', 'filter'),
    },
  },
}

const soldVisit: Offering = {
  ...visit,
  ...pricesOf(filterPricing, 'visit'),
  ...salesOf(financeWords, 'visit'),
  pairs: {
    schools: {
      ...visit.pairs.schools,
      ...buyingOf(filterModel, 'schools', 'visit'),
      ...filterWorth.schools.visit,
      ...pricesFor(filterPricing, 'schools', 'visit'),
    },
  },
}

/** The offerings of module two, with what later modules say about prices, costs and sales. */
export const filterOfferings: readonly Offering[] = [soldFilter, soldVisit]
