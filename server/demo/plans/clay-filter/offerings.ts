import { filterModel } from '#course/samples/clay-filter/model.en.ts'
import { filter, visit } from '#course/samples/clay-filter/offerings.en.ts'
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
  forecasts: {
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
    y2: 900,
    y3: 1200,
  },
  optimism: 20,
  pessimism: 35,
  expectedScenario: 'One firing a week, ten potters stay with us, and the radio spot runs as planned.',
  optimisticScenario: 'Health volunteers sell in a third settlement from June on.',
  pessimisticScenario:
    'The kiln stands still for repairs in the rains and families wait for the harvest money.',
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
  forecasts: {
    m1: 0,
    m2: 0,
    m3: 5,
    m4: 5,
    m5: 10,
    m6: 10,
    m7: 15,
    m8: 15,
    m9: 20,
    m10: 20,
    m11: 20,
    m12: 20,
    y2: 400,
    y3: 600,
  },
  optimism: 10,
  pessimism: 20,
  expectedScenario: 'Eighteen schools and clinics keep one visit a month.',
  optimisticScenario: 'The county pays for visits to its own clinics as well.',
  pessimisticScenario: 'School money comes late and a fifth of the visits is put off to the next year.',
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
