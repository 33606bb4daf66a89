import type { Offering } from '#course/samples/shared/customers.ts'

export const filter: Offering = {
  label: 'filter',
  from: 'what-filter',
  name: 'Clay water filter',
  type: 'Product',
  description:
    'A pot of fired clay and sawdust in a covered bucket with a tap. It cleans two litres an hour without fuel and lasts three years.',
  pairs: {
    families: {
      title: 'The pot that cleans water',
      description: 'Safe and cool water for six people, day and night, without charcoal.',
    },
  },
  relieves: [
    {
      need: 'pain-ill',
      title: 'Takes out what makes children ill',
      description: 'The fine holes of the clay hold germs back; we test every firing.',
    },
    {
      need: 'pain-charcoal',
      title: 'Works without fire',
      description: 'Water drips through by its own weight. Not one piece of charcoal is needed.',
    },
    { need: 'pain-taste', title: 'Leaves no taste', description: 'Clay adds nothing to the water.' },
  ],
  creates: [
    {
      need: 'gain-cool',
      title: 'Cools the water',
      description: 'The damp pot keeps it several degrees cooler.',
    },
    {
      need: 'gain-save',
      title: 'Pays for itself in three months',
      description: 'A family saves about two dollars a week on bottles and charcoal.',
    },
  ],
}

export const visit: Offering = {
  label: 'visit',
  from: 'what-visit',
  name: 'Filter check-up visit',
  type: 'Service',
  description: 'A technician cleans up to ten filters, replaces small parts and leaves a written water test.',
  pairs: {
    schools: {
      title: 'The filter doctor',
      description: 'Ten working filters and a signed test, every month on the same day.',
    },
  },
  relieves: [
    {
      need: 'pain-broken',
      title: 'Repairs on the spot',
      description: 'The technician carries taps, lids and brushes, so a filter works before she leaves.',
    },
    {
      need: 'pain-parents',
      title: 'Gives an answer to parents',
      description: 'The test hangs on the notice board.',
    },
  ],
  creates: [
    {
      need: 'gain-record',
      title: 'A signed page each term',
      description: 'Date, filter number and result, in the form that inspectors know.',
    },
  ],
}
