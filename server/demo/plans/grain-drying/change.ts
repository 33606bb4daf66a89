import { change } from '#course/samples/shared/change.ts'

export const grainChange = change({
  activities: [
    {
      label: 'dryer',
      name: 'Dry maize at the field with a mobile dryer',
      description: 'A dryer on a trailer, fired with maize cobs, dries two tons a day and moves on.',
      outcomes: ['Farmers lose less than a tenth of the harvest', 'Farmers sell when the price is good'],
      reach: 600,
      causes: ['sun'],
    },
    {
      label: 'meters',
      name: 'Teach farmers to read a moisture meter',
      description: 'One farmer in each group keeps the meter and lends it for a small fee.',
      outcomes: ['Farmers know what their grain is worth'],
      reach: 900,
      causes: ['meter'],
    },
    {
      label: 'lots',
      name: 'Gather dry maize into common lots',
      description: 'Groups sell ten tons together, weighed and tested in front of everybody.',
      outcomes: ['Farmers earn more for the same maize'],
      reach: 400,
      causes: ['sun', 'meter'],
    },
  ],
  impact: 'Families in Masindi eat and sell all that they grow.',
  why: {
    story:
      'My father built the best store of the village. In 2016 I opened it with him after the rains, and the smell told us everything. He never planted maize again.',
    contribution: 'bring the dry season to the farm',
    impact: 'no family has to throw away what it has grown',
    how: ['We come within two days', 'The farmer holds the meter', 'We earn only when the farmer earns'],
    what: [['what-drying', 'Drying by the bag, at the field']],
    mission: 'To bring the dry season to the farm, so that no family has to throw away what it has grown.',
    vision: 'In ten years mould is something that children in Masindi know only from stories.',
  },
})
