import type { Pricing } from '#course/samples/shared/pricing.ts'

const home = { segment: 'families', offering: 'filter' }
const school = { segment: 'schools', offering: 'visit' }

export const filterPricing: Pricing = {
  propositions: {
    families: [
      'families in Nyalenda without piped water',
      'want healthy children without burning more charcoal',
      'our clay filter',
      'a water filter made next door',
      'gives safe, cool water all day without fuel',
      'cans from the road or a plastic filter from town',
      'test your own water at your door and come back twice a year',
    ],
    schools: [
      'head teachers and clinic managers',
      'own filters that stand broken in the store',
      'our check-up visit',
      'a repair and test service',
      'keeps every filter working and leaves a signed test',
      'waiting for the donor to come back',
      'arrive every month on the agreed day with spare parts',
    ],
  },
  competitors: [
    { ...home, name: 'Bottled water (20 l can)', price: 28, marketShare: 60 },
    { ...home, name: 'Imported plastic filter', price: 35, marketShare: 20 },
    { ...school, name: 'Plumber called from town', price: 18, marketShare: 15 },
    { ...school, name: 'The caretaker tries it himself', price: 2, marketShare: 55 },
  ],
  offerings: {
    filter: {
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
      markup: 175,
      reason:
        'Below the can and the plastic filter, and above 18 dollars, where people began to doubt the quality.',
    },
    visit: {
      price: 10,
      rangeLow: 6,
      rangeHigh: 12,
      unitPerBatch: 1,
      components: [
        { name: 'Technician time', type: 'labour', cost: 3 },
        { name: 'Bus fare', type: 'transport', cost: 1 },
      ],
      markup: 150,
      reason: 'Half of what a plumber from town takes, and a head teacher may sign it without a meeting.',
    },
  },
  pairs: {
    families: {
      filter: {
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
    schools: {
      visit: {
        addressableMarket: 310,
        addressableMarketDescription: 'Schools and clinics of the county that own donated filters',
        targetMarket: 90,
        marketShare: 20,
        marketShareJustification: 'Eighteen have asked in writing; no other service exists.',
        priceLow: 6,
        priceHigh: 12,
      },
    },
  },
}
