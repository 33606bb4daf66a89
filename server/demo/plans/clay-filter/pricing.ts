import { answer, draft, type Plan, ref } from '#course/samples/shared/draft.ts'

const home = { offeringId: ref('filter'), segmentId: ref('families') }
const school = { offeringId: ref('visit'), segmentId: ref('schools') }

export const filterPricing: Plan = {
  drafts: [
    draft('six', 'proposition', {
      parts: [
        ref('families'),
        'families in Nyalenda who fetch their water',
        'want healthy children without burning more charcoal',
        'our clay filter',
        'a water filter made next door',
        'gives safe, cool water all day without fuel',
        'cans from the road or a plastic filter from town',
        'test your own water at your door and come back twice a year',
      ],
    }),
    draft('six', 'proposition', {
      parts: [
        ref('schools'),
        'head teachers and clinic managers',
        'own filters that stand broken in the store',
        'our check-up visit',
        'a repair and test service',
        'keeps every filter working and leaves a signed test',
        'waiting for the donor to come back',
        'arrive every month on the agreed day with spare parts',
      ],
    }),
    draft('six', 'competitor', { name: 'Bottled water (20 l can)', price: 28, marketShare: 60, ...home }),
    draft('six', 'competitor', { name: 'Imported plastic filter', price: 35, marketShare: 20, ...home }),
    draft('six', 'competitor', { name: 'Plumber called from town', price: 18, marketShare: 15, ...school }),
    draft('six', 'competitor', {
      name: 'The caretaker tries it himself',
      price: 2,
      marketShare: 55,
      ...school,
    }),
    answer('six', `pricing/markup:${ref('filter')}`, { value: '175' }),
    answer('six', `pricing/reason:${ref('filter')}`, {
      value:
        'Below the can and the plastic filter, and above 18 dollars, where people began to doubt the quality.',
    }),
    answer('six', `pricing/markup:${ref('visit')}`, { value: '150' }),
    answer('six', `pricing/reason:${ref('visit')}`, {
      value: 'Half of what a plumber from town takes, and a head teacher may sign it without a meeting.',
    }),
  ],
  business: {},
}
