import { change } from '#course/samples/shared/change.ts'
import { customers } from '#course/samples/shared/customers.ts'
import { joinPlans, type Plan } from '#course/samples/shared/draft.ts'
import { frame } from '#course/samples/shared/frame.ts'
import { problem } from '#course/samples/shared/problem.ts'
import type { Moment } from '#server/demo/moment.ts'

export const schoolPadsWorkDays = { one: -78, two: -35 } as const

const tested = problem({
  who: 'Girls from eleven to seventeen in village schools',
  what: 'stay at home several days each month when they have their period',
  where: 'Busia county, on the Kenyan side of the border',
  when: 'every month; it starts in class six',
  evidence:
    'attendance books of four schools show that girls in class seven miss 4.2 days a month more than boys',
  definition:
    'In village schools of Busia, girls from class six on stay at home for about four days each month. Attendance books of four schools show it, and the girls say that they are afraid of a stain on the dress.',
  causes: [
    {
      text: 'Girls have nothing that they can trust for a whole school day',
      rating: [5, 5],
      because: [
        {
          label: 'cost',
          text: 'A packet of pads costs as much as two days of food',
          rating: [5, 4],
          chosen: {
            reason: 'A cloth pad that lasts two years costs less than three packets.',
            belief: 'Families do not buy pads because of the price',
            sureness: 5,
            provedWrongBy: 'Girls whose families could pay miss school as well',
            questions: [
              {
                label: 'q-month',
                ask: 'Tell me about the days of your last period. Where were you each day?',
                learned: [
                  'We learned that girls come in the morning and leave at noon. This means four safe hours are not enough; it must be eight.',
                ],
                notes: [
                  {
                    label: 'note-noon',
                    kind: 'quote',
                    text: 'I leave after the second lesson. I do not stand up to write on the board.',
                    from: 'talks',
                  },
                  {
                    kind: 'fact',
                    text: 'Class seven, school B: 31 girls, 127 half days missed in May.',
                    from: 'books',
                  },
                ],
              },
              {
                label: 'q-who-buys',
                ask: 'Who bought what you used last time, and what did it cost?',
                learned: [
                  'We learned that mothers buy, in secret and one piece at a time. This means we sell single pads too.',
                ],
                notes: [
                  {
                    kind: 'quote',
                    text: 'The shopkeeper opens the packet and sells her one, wrapped in newspaper.',
                    from: 'mothers',
                  },
                ],
              },
            ],
            verdict: 'confirmed',
            changed: 'It is the price of the packet. One piece they can pay for.',
          },
          because: [
            {
              text: 'Pads come from the capital through three hands',
              because: [{ text: 'No workshop in the county makes any' }],
            },
          ],
        },
        {
          label: 'shame',
          text: 'Nobody speaks about it, not even mothers and daughters',
          rating: [4, 3],
          chosen: {
            reason: 'If nobody speaks, nobody buys. Teachers have asked us for help.',
            belief: 'Girls would come to school if one teacher could be asked openly',
            sureness: 3,
            provedWrongBy: 'Schools with such a teacher have the same gaps in their books',
            questions: [
              {
                label: 'q-first',
                ask: 'Whom did you tell the first time, and what did that person say?',
                learned: [
                  'We learned that two of three told a friend first. This means older girls are the best teachers.',
                ],
                notes: [
                  {
                    kind: 'quote',
                    text: 'I told Faith, because Faith already knew everything.',
                    from: 'class-eight',
                  },
                ],
              },
              {
                label: 'q-teacher',
                ask: 'What happened the last time a girl asked you for help during a lesson?',
                learned: [
                  'We learned that teachers keep pads in a drawer and pay for them. This means schools will buy.',
                ],
                notes: [
                  {
                    kind: 'observation',
                    text: 'The drawer of the deputy head held nine pads and a list of names.',
                    from: 'teachers',
                  },
                ],
              },
            ],
            verdict: 'partly',
            changed: 'Not the teacher but the older pupil opens the door.',
          },
        },
      ],
    },
    { text: 'School toilets have no door and no water', rating: [4, 1] },
  ],
  effects: [
    {
      text: 'Girls fall behind in class seven and eight',
      leadsTo: ['Girls leave school before the final exam', 'Girls marry earlier than they want'],
    },
  ],
  sources: [
    { label: 'talks', text: 'Five talks with groups of six girls, led by an older pupil', type: 'people' },
    { label: 'mothers', text: 'Eight mothers at the Friday market in Nambale', type: 'people' },
    { label: 'class-eight', text: 'Two girls who came back to class eight, after school', type: 'people' },
    { label: 'teachers', text: 'Deputy heads of four schools', type: 'expert' },
    { label: 'books', text: 'Attendance books of four schools, two terms', type: 'document' },
  ],
  statement:
    'Girls in village schools of Busia miss about four days a month, because a packet of pads costs as much as two days of food and nobody dares to speak about it. As a result they fall behind and many leave before the final exam.',
})

const plannedChange = change({
  activities: [
    {
      label: 'sew',
      name: 'Sew cloth pads that last two years',
      description:
        'Six seamstresses sew pads from cotton and a waterproof layer, sold singly and in sets of four.',
      outcomes: ['Girls stay in school all month'],
      reach: 3000,
      causes: ['cost'],
    },
    {
      label: 'peers',
      name: 'Older pupils teach younger ones',
      description:
        'Two girls in each class eight lead four lessons with a song, a picture book and a box of questions.',
      outcomes: ['Girls ask without fear', 'Girls know their body'],
      reach: 1200,
      causes: ['shame'],
    },
    {
      label: 'fathers',
      name: 'Evenings with fathers',
      description: 'Head teachers invite fathers; one of them tells why he buys pads.',
      outcomes: ['Fathers pay for pads'],
      reach: 300,
      causes: ['cost', 'shame'],
    },
  ],
  impact: 'Every girl in the county finishes school if she wants to.',
  why: {
    story:
      'I left class seven for one week each month and still passed. My cousin left and did not come back.',
    contribution: 'make what girls need and speak about it aloud',
    impact: 'no lesson is lost to shame',
    how: ['Girls design, women sew', 'We never give without teaching'],
    what: [
      ['what-pads', 'Cloth pads for school days'],
      ['what-lessons', 'Lessons led by older girls'],
    ],
    mission: 'To make what girls need and speak about it aloud, so that no lesson is lost to shame.',
    vision: 'In ten years nobody in Busia remembers why the back row used to be empty.',
  },
})

const served = customers({
  segments: [
    {
      label: 'schools',
      name: 'Village primary schools with more than 200 girls',
      role: 'Buyer',
      type: 'B2B',
      addressableMarket: 412,
      addressableMarketDescription: 'Public primary schools of the county, education office list',
      targetMarket: 60,
      marketShare: 15,
      marketShareJustification: 'Nine schools wrote letters after the first lessons.',
      profile: {
        name: 'Madam Lydia Wafula',
        age: [38, 58],
        gender: 'Female',
        country: 'KE',
        city: 'Nambale',
        occupation: 'Deputy head teacher',
        income: 'Monthly',
        income_amount: 310,
        family_status: 'Married',
        story:
          'Lydia buys pads from her own pocket and keeps a list in the drawer, hoping nobody asks for it.',
      },
      jobs: ['Keep every girl in class until the examination', 'Run the school on what the county sends'],
      pains: [
        {
          label: 'pain-gaps',
          title: 'Empty desks every month',
          description: 'Results fall and parents ask.',
          level: 4,
        },
        {
          label: 'pain-pocket',
          title: 'Paying from her own pocket',
          description: 'Twenty packets a term.',
          level: 3,
        },
      ],
      gains: [
        {
          label: 'gain-results',
          title: 'Better exam results',
          description: 'For girls as for boys.',
          level: 5,
        },
        { label: 'gain-order', title: 'One order per term', description: 'With a proper invoice.', level: 3 },
      ],
    },
    {
      label: 'girls',
      name: 'Girls in class six to eight',
      role: 'End-user',
      type: 'B2C',
      profile: {
        name: 'Faith Nekesa',
        age: [11, 17],
        gender: 'Female',
        country: 'KE',
        occupation: 'Pupil in class seven',
        family_status: 'Single',
        story: 'Faith walks an hour to school. She knows the answer and does not stand up to give it.',
      },
      jobs: ['Sit through a school day without fear', 'Be asked and stand up to answer'],
      pains: [
        {
          label: 'pain-stain',
          title: 'Fear of a stain',
          description: 'The whole day sitting still.',
          level: 5,
          note: 'note-noon',
        },
      ],
    },
  ],
  offerings: [
    {
      label: 'set',
      from: 'what-pads',
      name: 'School set of four cloth pads',
      type: 'Product',
      description: 'Four pads, a bag and a washing card; lasts two years.',
      pairs: {
        schools: { title: 'Term pack', description: 'Fifty sets with an invoice.' },
        girls: { title: 'My set', description: 'Eight safe hours.' },
      },
      relieves: [
        {
          need: 'pain-stain',
          title: 'Holds for eight hours',
          description: 'A waterproof layer sewn between two cottons.',
        },
      ],
    },
  ],
})

/** Module one finished; the girls as a segment and the gains still to be described. */
export const schoolPads = (moment: Moment): Plan =>
  joinPlans(
    frame('one', moment(schoolPadsWorkDays.one), {
      expectation: 'What do the girls say when no adult is listening?',
      reflection: 'The older girls are the key. I had planned for teachers.',
    }),
    tested,
    plannedChange,
    frame('two', moment(schoolPadsWorkDays.two), { expectation: 'Do schools pay, or do mothers?' }),
    served,
  )
