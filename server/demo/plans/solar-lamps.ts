import { change } from '#course/samples/shared/change.ts'
import { joinPlans, type Plan } from '#course/samples/shared/draft.ts'
import { frame } from '#course/samples/shared/frame.ts'
import { problem } from '#course/samples/shared/problem.ts'
import type { Moment } from '#server/demo/moment.ts'

export const solarLampsWorkDays = { one: -72 } as const

/** Module one finished. */
export const solarLamps = (moment: Moment): Plan =>
  joinPlans(
    frame('one', moment(solarLampsWorkDays.one), {
      expectation: 'Why do fishers still buy kerosene when solar is cheaper?',
      reflection: 'Because kerosene is bought by the bottle and solar by the box.',
    }),
    problem({
      who: 'Night fishers and their families on the islands',
      what: 'spend a quarter of their income on kerosene and breathe its smoke',
      where: 'the Ukerewe islands in Lake Victoria, Tanzania',
      when: 'every night except full moon',
      evidence: 'twenty boats wrote down their fuel for a month; the island nurse sees burns every week',
      definition:
        'On the Ukerewe islands night fishers spend a quarter of their income on kerosene for lamps. Twenty boats wrote down every litre for a month, and the nurse treats burns every week.',
      causes: [
        {
          text: 'Lamps burn kerosene all night to attract the fish',
          rating: [5, 4],
          because: [
            {
              label: 'upfront',
              text: 'A solar lamp must be paid at once, kerosene by the bottle',
              rating: [5, 5],
              chosen: {
                reason: 'Renting by the night turns the box into a bottle.',
                belief: 'Fishers would rent a charged lamp each evening for less than the kerosene',
                sureness: 4,
                provedWrongBy: 'They prefer to own, even if it costs more',
                questions: [
                  {
                    label: 'q-night',
                    ask: 'What did you pay for light last night, and whom did you pay?',
                    learned: [
                      'We learned that the boat owner pays for kerosene and takes it off the catch. This means the owner is our customer.',
                    ],
                    notes: [
                      {
                        kind: 'quote',
                        text: 'I never see the money. He writes it down and I owe it.',
                        from: 'crews',
                      },
                      {
                        kind: 'fact',
                        text: 'Average of 20 boats: 3.1 litres a night, 2.90 dollars.',
                        from: 'logbook',
                      },
                    ],
                  },
                  {
                    label: 'q-own',
                    ask: 'Tell me about the last lamp you bought yourself. How long did it last?',
                    learned: [
                      'We learned that cheap lamps drown within a season. This means a lamp must float and be repaired here.',
                    ],
                    notes: [
                      {
                        kind: 'observation',
                        text: 'Eleven dead solar lamps hang in the boat house as decoration.',
                        from: 'beach',
                      },
                    ],
                  },
                  {
                    label: 'q-debt',
                    ask: "How did you pay for the last thing that cost more than one night's catch?",
                    learned: [
                      'We learned that crews pay in parts after each good night. This means a lamp must be paid by the night too.',
                    ],
                    notes: [
                      {
                        kind: 'quote',
                        text: 'Two good nights, one part. Bad nights do not count.',
                        from: 'captain',
                      },
                      {
                        kind: 'quote',
                        text: 'They buy one bottle because one bottle is what they have.',
                        from: 'shop',
                      },
                    ],
                  },
                ],
                verdict: 'confirmed',
                changed: 'Not the fisher but the boat owner decides.',
              },
              because: [
                {
                  text: 'Banks do not lend to crews without papers',
                  rating: [3, 1],
                },
              ],
            },
            { text: 'Nobody on the island repairs a lamp', rating: [4, 5] },
          ],
        },
        { text: 'The price of kerosene follows the boat from Mwanza', rating: [3, 1] },
      ],
      effects: [
        { text: 'Crews owe money to the boat owner', leadsTo: ['Sons leave school to fish'] },
        { text: 'Burns and bad lungs' },
      ],
      sources: [
        { label: 'crews', text: 'Sixteen crew members of six boats, on the beach at dawn', type: 'people' },
        { label: 'captain', text: 'A captain who has owed his lamp for two seasons', type: 'people' },
        { label: 'shop', text: 'Two wives who sell kerosene by the bottle', type: 'people' },
        { label: 'logbook', text: 'Fuel logbooks of twenty boats, one month', type: 'document' },
        {
          label: 'beach',
          text: 'Three nights on the water and two days in the boat house',
          type: 'observation',
        },
      ],
      statement:
        'Night fishers on the Ukerewe islands struggle with the cost of kerosene, because solar lamps must be paid at once and nobody repairs them. As a result crews owe money to boat owners and sons leave school to fish.',
    }),
    change({
      activities: [
        {
          label: 'rent',
          name: 'Rent out charged lamps by the night',
          description:
            'A charging hut on the beach hands out floating lamps at five and takes them back at six.',
          outcomes: ['Crews keep more of their catch'],
          reach: 800,
          causes: ['upfront'],
        },
        {
          label: 'repair',
          name: 'Train lamp menders',
          description: 'Two young people on each island learn to open, dry and solder a lamp.',
          outcomes: ['Young people earn on the island'],
          reach: 12,
          causes: ['upfront'],
        },
        {
          label: 'smoke',
          name: 'Bring lamps into the homes',
          description: 'Lamps that are too weak for fishing serve for homework.',
          outcomes: ['Children breathe clean air'],
          reach: 1500,
          causes: ['upfront'],
        },
      ],
      impact: 'No island family pays for smoke any more.',
      why: {
        story: "My uncle's boat burned in 2018. The lamp fell, and that was all it took.",
        contribution: 'bring light without smoke to those who work at night',
        impact: 'what they catch stays in their hands',
        how: ['Repair before replace', 'Pay by the night'],
        what: [['what-lamp', 'A charged floating lamp for one night']],
        mission:
          'To bring light without smoke to those who work at night, so that what they catch stays in their hands.',
        vision: 'In ten years the lake is lit by the sun at midnight.',
      },
    }),
  )
