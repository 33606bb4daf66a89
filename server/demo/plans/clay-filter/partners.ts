import { modelIds } from '#course/model-ids.ts'
import type { Segment } from '#server/demo/plan/customers.ts'

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
  businessModels: [modelIds['direct sales']],
  modelDescription:
    'We offer check-up visits to schools and clinics that own filters. They pay 10 dollars for each visit from their yearly budget. With this money we pay the technician who also serves the families around the school.',
  keyActivities: [
    'deliver: Visit, clean and repair filters on a fixed day',
    'impact: Write the water test into the school register',
    'connect: Agree dates with head teachers each term',
  ],
  keyResources: ['people: One technician', 'things: Field test kit', 'knowledge: Register of every filter'],
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
  targetMarket: 20,
  marketShare: 50,
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
  businessModels: [],
  keyActivities: [],
  keyResources: [],
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
