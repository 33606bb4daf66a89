/** A mentor and a project that found each other, with the days on which each side signed. */
export type Match = {
  readonly project: string
  readonly mentor: string
  readonly slot: number
  readonly asked: number
  readonly accepted: number
  readonly message: string
  readonly mentorSigned?: number
  readonly entrepreneurSigned?: number
}

export const matches: readonly Match[] = [
  {
    project: 'clay-filter',
    mentor: 'daniel',
    slot: 1,
    asked: -107,
    accepted: -105,
    mentorSigned: -102,
    entrepreneurSigned: -103,
    message:
      'I have sold water tanks for seventeen years and would love to look at your unit costs with you.',
  },
  {
    project: 'grain-drying',
    mentor: 'daniel',
    slot: 2,
    asked: -104,
    accepted: -101,
    mentorSigned: -99,
    entrepreneurSigned: -98,
    message:
      'Your dryer reminds me of my first machine. Shall we find out who pays before you weld the next one?',
  },
  {
    project: 'school-pads',
    mentor: 'fatuma',
    slot: 1,
    asked: -106,
    accepted: -104,
    mentorSigned: -101,
    entrepreneurSigned: -102,
    message: "I know every head teacher's door in three counties. Let us open some of them together.",
  },
  {
    project: 'solar-lamps',
    mentor: 'lutwama',
    slot: 1,
    asked: -106,
    accepted: -103,
    mentorSigned: -98,
    entrepreneurSigned: -100,
    message: 'I have contracts for lamp rent that survived three rainy seasons. They are yours.',
  },
  {
    project: 'fish-feed',
    mentor: 'fatuma',
    slot: 2,
    asked: -101,
    accepted: -98,
    mentorSigned: -95,
    entrepreneurSigned: -93,
    message: 'I am no feed expert, but I know permits, and I know who to ask.',
  },
  {
    project: 'deaf-tailors',
    mentor: 'ingrid',
    slot: 1,
    asked: -107,
    accepted: -106,
    mentorSigned: -104,
    entrepreneurSigned: -104,
    message: 'We can work in writing or by video with signs, whatever suits you best.',
  },
  {
    project: 'bike-ambulance',
    mentor: 'emmanuel',
    slot: 1,
    asked: -103,
    accepted: -97,
    mentorSigned: -92,
    entrepreneurSigned: -91,
    message: 'I waited at the other end of that path as a young doctor. I would be honoured to help.',
  },
  {
    project: 'goat-yoghurt',
    mentor: 'esther',
    slot: 1,
    asked: -6,
    accepted: -3,
    entrepreneurSigned: -1,
    message: 'Goat yoghurt that keeps for nine days is a small wonder. Let us put a name on the lid.',
  },
]

/** Requests that did not end in a match, or not yet. */
export type Request = {
  readonly project: string
  readonly mentor: string
  readonly day: number
  readonly status: 'asked' | 'declined' | 'withdrawn' | 'expired' | 'closed'
  readonly decided?: number
  readonly message: string
  readonly reason?: string
}

export const requests: readonly Request[] = [
  {
    project: 'seed-library',
    mentor: 'daniel',
    day: -4,
    status: 'asked',
    message:
      'Lending seed is a business with two harvests. I would like to think about the second one with you.',
  },
  {
    project: 'seed-library',
    mentor: 'omar',
    day: -2,
    status: 'asked',
    message: 'Brewers in Dire Dawa ask me for old sorghum every month. Let us talk.',
  },
  {
    project: 'mushrooms',
    mentor: 'omar',
    day: -1,
    status: 'asked',
    message: 'Fresh mushrooms, two days of life, hotels: this is my road. I can show you the bends.',
  },
  {
    project: 'milk-cooling',
    mentor: 'esther',
    day: -7,
    status: 'declined',
    decided: -5,
    message: 'Milk is my life. I can help with testing and with the dairy.',
    reason: 'Thank you. At the moment I need somebody for loans more than for milk.',
  },
  {
    project: 'goat-yoghurt',
    mentor: 'daniel',
    day: -5,
    status: 'closed',
    decided: -3,
    message: 'Your cool box could carry more than yoghurt. Happy to help with the figures.',
  },
  {
    project: 'solar-lamps',
    mentor: 'ingrid',
    day: -106,
    status: 'withdrawn',
    decided: -105,
    message: 'I lived on a fjord and love boats.',
  },
  {
    project: 'bike-ambulance',
    mentor: 'lutwama',
    day: -104,
    status: 'closed',
    decided: -97,
    message: 'Riders, parts, repair: I can help with the workshop side.',
  },
]

/** What mentors have put on their list to think about. */
export const selections: readonly (readonly [mentor: string, project: string, day: number])[] = [
  ['daniel', 'seed-library', -5],
  ['daniel', 'milk-cooling', -2],
  ['omar', 'mushrooms', -3],
  ['omar', 'milk-cooling', -3],
]
