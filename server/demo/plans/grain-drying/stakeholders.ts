import { stakeholders } from '#course/samples/shared/stakeholders.ts'

export const grainStakeholders = stakeholders({
  solutions: [
    {
      label: 'sun-drying',
      name: 'Drying on the ground',
      kind: 'habit',
      does: 'Everybody spreads the grain in front of the house and hopes.',
      scores: { dryer: 2, meters: 0, lots: 0 },
    },
    {
      label: 'big-dryer',
      name: 'Dryer of the grain company in Kigumba',
      kind: 'business',
      does: 'Dries from twenty tons on, forty kilometres away.',
      scores: { dryer: 3, meters: 3, lots: 4 },
    },
    {
      label: 'bags',
      name: 'Airtight bags from a donor project',
      kind: 'ngo',
      does: 'Good bags, but wet grain rots in them as well.',
      scores: { dryer: 1, meters: 2, lots: 1 },
    },
  ],
  own: { dryer: 5, meters: 4, lots: 3 },
  gaps: { dryer: 'The big dryer needs twenty tons. Nobody comes to a farmer with eight bags.' },
  opportunity:
    'Today the company dries large lots, but farmers with eight bags still depend on the sun. We can come to them, because our dryer fits on a trailer and burns their own cobs.',
  stakeholders: [
    {
      label: 'groups',
      name: 'Farmer groups of Bwijanga',
      reason: 'They call us together and share the trip.',
      group: 'customers',
      from: 'smallholders',
      segmentRole: 'Buyer',
      power: 70,
      interest: 85,
      position: 'In favor',
    },
    {
      label: 'traders',
      name: 'Traders with lorries',
      reason: 'They live from buying wet maize cheaply.',
      group: 'competitors',
      power: 65,
      interest: 60,
      position: 'Against',
    },
    {
      label: 'office',
      name: 'District agricultural office',
      reason: 'Its officers know every group.',
      group: 'government',
      power: 55,
      interest: 45,
    },
    {
      label: 'welder',
      name: 'Welder in Masindi',
      reason: 'Builds and repairs the dryer.',
      group: 'suppliers-partners',
    },
  ],
})
