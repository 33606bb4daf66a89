import type { Segment } from '#course/samples/shared/customers.ts'

export const families: Segment = {
  label: 'families',
  name: 'Families without piped water',
  role: 'Buyer',
  type: 'B2C',
  addressableMarket: 40000,
  addressableMarketDescription:
    "Households without a tap in Kisumu's eight settlements, from the county water plan of last year",
  targetMarket: 12000,
  marketShare: 10,
  marketShareJustification:
    'Nyalenda and Manyatta only. In our trial 14 of 120 visited homes ordered within a month, and nobody else sells a filter on foot there.',
  profile: {
    name: 'Mary Atieno',
    age: [24, 45],
    gender: 'Female',
    country: 'KE',
    state: 'Kisumu County',
    city: 'Nyalenda B, Kisumu',
    occupation: 'Sells vegetables at Kibuye market',
    work_description:
      'Buys greens at four in the morning, sells until two, and pays the school fees out of what is left.',
    income: 'Daily',
    income_amount: 6,
    family_status: 'Married',
    story:
      'Mary fetches two cans before sunrise. The water looks clear, so she pours it into the drum. When the youngest has a fever she boils for a week, then the charcoal money is gone and everything is as before. She has seen the plastic filters in the supermarket: 35 dollars at once, and who repairs them?',
  },
  jobs: [
    'Have something safe to drink in the house from breakfast to supper',
    'Fetch water and cook before the market opens',
    'Make the money of the day last until the evening',
  ],
  pains: [
    {
      label: 'pain-ill',
      title: 'Children fall ill again and again',
      description:
        'Three or four times a year a child has diarrhoea, and each time the family fears the worst.',
      level: 5,
    },
    {
      label: 'pain-charcoal',
      title: 'Boiling eats the charcoal for supper',
      description: 'One pot of boiled water costs 15 shillings of charcoal.',
      level: 4,
      note: 'note-charcoal',
    },
    {
      label: 'pain-taste',
      title: 'Chlorine tastes of hospital',
      description: 'Tea and porridge smell, so the bottle stays on the shelf.',
      level: 3,
      note: 'note-chlorine',
    },
    {
      label: 'pain-queue',
      title: 'Long queues at the well',
      description: 'Two hours of waiting in the dry months.',
      level: 4,
      skipped:
        'A filter cannot shorten the queue. The county is building two kiosks, and we leave this to them.',
    },
  ],
  gains: [
    {
      label: 'gain-cool',
      title: 'Cool water with a good taste',
      description: 'Clay keeps the water cool, as the pots of the grandmothers did.',
      level: 4,
    },
    {
      label: 'gain-save',
      title: 'Money left at the end of the week',
      description: 'No more bottles for the baby and less charcoal.',
      level: 5,
      note: 'note-bottles',
    },
    {
      label: 'gain-pride',
      title: 'Something to be proud of in the kitchen',
      description: 'A filter that a guest may see.',
      level: 2,
      skipped: 'Nice to have. We keep the pot plain and the price low.',
    },
  ],
}

export const schools: Segment = {
  label: 'schools',
  name: 'Schools and clinics that own filters',
  role: 'Buyer',
  type: 'B2B',
  addressableMarket: 310,
  addressableMarketDescription:
    'Schools and clinics in Kisumu County that got filters from donors since 2020',
  targetMarket: 90,
  marketShare: 20,
  marketShareJustification:
    'Eighteen of them asked us for help within one term, because nobody else repairs what the donors left behind.',
  profile: {
    name: 'Peter Okello',
    age: [35, 60],
    gender: 'Male',
    country: 'KE',
    state: 'Kisumu County',
    city: 'Manyatta, Kisumu',
    occupation: 'Head teacher of a primary school with 640 pupils',
    work_description: 'Runs the school on a fixed sum per pupil and reports every shilling to the parents.',
    income: 'Yearly',
    income_amount: 9000,
    family_status: 'Any',
    story:
      'Ten filters arrived with a donor three years ago. Six stand in the store with a broken tap. Peter would gladly pay somebody who comes on time, writes a receipt and leaves the filters working.',
  },
  jobs: [
    'Give every pupil something safe to drink on a school day',
    'Keep working what donors have left',
    'Answer for every shilling to parents and inspectors',
  ],
  pains: [
    {
      label: 'pain-broken',
      title: 'Donated filters stand broken in the store',
      description: 'A tap for one dollar is missing, and nobody knows where to get it.',
      level: 4,
    },
    {
      label: 'pain-parents',
      title: 'Parents complain when pupils fall ill',
      description: 'The head teacher has to explain, without a test in his hand.',
      level: 3,
    },
  ],
  gains: [
    {
      label: 'gain-record',
      title: 'A test result to show to parents and inspectors',
      description: 'A signed page each term.',
      level: 4,
    },
    {
      label: 'gain-calm',
      title: 'One thing less to worry about',
      description: 'Somebody comes by herself.',
      level: 3,
    },
  ],
}

export const potters: Segment = {
  label: 'potters',
  name: 'Women potters of Nyalenda',
  role: 'Beneficiary',
  type: 'B2C',
  addressableMarket: 85,
  addressableMarketDescription: "Members of the four potters' groups in the settlement",
  targetMarket: 85,
  marketShare: 12,
  marketShareJustification: 'Ten women work with us in the first year; that is all one kiln can feed.',
  profile: {
    name: 'Rose Adhiambo',
    age: [20, 55],
    gender: 'Female',
    country: 'KE',
    state: 'Kisumu County',
    city: 'Nyalenda A, Kisumu',
    occupation: 'Potter, makes cooking pots at home',
    work_description: 'Fires in the open twice a month and loses every third pot.',
    income: 'Variable',
    income_amount: 45,
    family_status: 'Any',
    story:
      'Rose learned from her mother. Plastic took her customers, and the open fire breaks a third of her work. With a shared kiln and an order for every month she could plan for the first time.',
  },
  jobs: [
    'Pay food and school fees from what her hands make',
    'Bring every pot through the fire in one piece',
    'Sell this firing before the next one',
  ],
  pains: [
    {
      label: 'pain-orders',
      title: 'No steady orders',
      description: 'Some months nobody buys a cooking pot.',
      level: 4,
    },
    {
      label: 'pain-fire',
      title: 'The open fire breaks a third of the pots',
      description: 'Work of days is lost in one gust of wind.',
      level: 3,
    },
  ],
  gains: [
    { label: 'gain-wage', title: 'A wage every Friday', description: 'To plan school fees.', level: 5 },
    {
      label: 'gain-skill',
      title: 'A skill that others ask for',
      description: 'Firing to an exact heat.',
      level: 3,
    },
  ],
}
