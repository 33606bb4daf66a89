import { customers } from '#course/samples/shared/customers.ts'

export const grainCustomers = customers({
  segments: [
    {
      label: 'smallholders',
      name: 'Maize farmers in groups, under two acres',
      role: 'Buyer',
      type: 'B2C',
      addressableMarket: 21000,
      addressableMarketDescription: 'Households that sell maize in Masindi and Kiryandongo, district survey',
      targetMarket: 4200,
      marketShare: 12,
      marketShareJustification: 'One dryer serves 500 farmers in two seasons; six groups have signed up.',
      profile: {
        name: 'Joseph Businge',
        age: [28, 60],
        gender: 'Male',
        country: 'UG',
        state: 'Masindi',
        city: 'Bwijanga',
        occupation: 'Farms one and a half acres',
        work_description: 'Plants maize and beans, keeps three goats, carries bricks between the seasons.',
        income: 'Yearly',
        income_amount: 640,
        family_status: 'Married',
        story:
          "Joseph watches the sky from the day he cuts the first cob. He has one tarpaulin for four heaps. When the trader's lorry stops, he sells, because tomorrow it may rain.",
      },
      jobs: [
        'Bring the harvest in before the rain',
        'Sell on a day of his own choosing',
        'Have seed and school money left in January',
      ],
      pains: [
        {
          label: 'pain-rain',
          title: 'One rain spoils the whole heap',
          description: 'After a wet night the grain turns green within two days.',
          level: 5,
          note: 'note-rain',
        },
        {
          label: 'pain-halfprice',
          title: 'Selling for half the price',
          description: 'Wet maize is bought only by those who know that you have no choice.',
          level: 4,
        },
        {
          label: 'pain-children',
          title: 'Children are kept from school to turn the grain',
          description: 'Turning takes the whole day.',
          level: 3,
        },
      ],
      gains: [
        {
          label: 'gain-wait',
          title: 'To wait for a better price',
          description: 'Prices double between August and December.',
          level: 5,
        },
        {
          label: 'gain-proof',
          title: 'A number to show the trader',
          description: 'Fourteen, written down.',
          level: 3,
        },
      ],
    },
    {
      label: 'millers',
      name: 'Small millers in Masindi town',
      role: 'End-user',
      type: 'B2B',
      addressableMarket: 34,
      addressableMarketDescription: 'Licensed mills, counted by us street by street',
      targetMarket: 12,
      marketShare: 25,
      marketShareJustification: 'Three mills have asked for dry maize in writing.',
      profile: {
        name: 'Agnes Kobusinge',
        age: [35, 55],
        gender: 'Female',
        country: 'UG',
        city: 'Masindi',
        occupation: 'Owns a hammer mill',
        income: 'Monthly',
        income_amount: 420,
        family_status: 'Married',
        story: 'Agnes sends back every third lorry. She would rather pay more than clean the sieve at noon.',
      },
      jobs: ['Keep the mill running until the evening', 'Sell flour that looks the same every week'],
      pains: [
        {
          label: 'pain-sieve',
          title: 'Wet maize blocks the sieve',
          description: 'An hour lost each time.',
          level: 4,
        },
        {
          label: 'pain-trust',
          title: 'No lot is like the last one',
          description: 'She tests by hand.',
          level: 3,
        },
      ],
      gains: [
        { label: 'gain-even', title: 'Even quality', description: 'Ten tons that are all alike.', level: 4 },
        { label: 'gain-date', title: 'A delivery date', description: 'To plan the week.', level: 3 },
      ],
    },
  ],
  offerings: [
    {
      label: 'drying',
      from: 'what-drying',
      name: 'Drying by the bag',
      type: 'Service',
      description: 'We dry a 100 kg bag at the field within a day of the call; the farmer reads the meter.',
      pairs: {
        smallholders: { title: 'The dry season on wheels', description: 'Maize that keeps until December.' },
      },
      relieves: [
        {
          need: 'pain-rain',
          title: 'Dries in four hours',
          description: 'Warm air instead of sun, in any weather.',
        },
        {
          need: 'pain-halfprice',
          title: 'Opens the better price',
          description: 'Below 14 percent the trader pays 40 percent more.',
        },
      ],
      creates: [
        { need: 'gain-wait', title: 'Grain that can wait', description: 'Dry maize keeps for eight months.' },
      ],
    },
    {
      label: 'lot',
      name: 'Tested lot of dry maize',
      type: 'Product',
      description: 'Ten tons from one group, dried and tested, delivered on a fixed day.',
      pairs: {
        millers: { title: 'Maize that runs through', description: 'Even and dry, with a test sheet.' },
      },
      relieves: [
        {
          need: 'pain-sieve',
          title: 'Never above 14 percent',
          description: 'Each bag is tested before loading.',
        },
      ],
      creates: [
        { need: 'gain-even', title: 'One lot, one quality', description: 'Mixed and tested together.' },
      ],
    },
  ],
})
