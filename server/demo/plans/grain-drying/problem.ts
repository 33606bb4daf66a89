import { problem } from '#course/samples/shared/problem.ts'

export const grainProblem = problem({
  who: 'Maize farmers with less than two acres',
  what: 'lose a third of the harvest to mould between the field and the market',
  where: 'Masindi district in western Uganda',
  when: 'twice a year, in the wet weeks after each harvest',
  evidence: 'we weighed the stores of 26 farmers in July and January; traders refused 9 of 30 lots for mould',
  definition:
    'In Masindi, maize farmers with less than two acres lose about a third of their harvest to mould. It happens after both harvests, when it rains on maize that is not dry. We weighed 26 stores to be sure.',
  causes: [
    {
      text: 'Maize is stored before it is dry',
      rating: [5, 4],
      because: [
        {
          label: 'sun',
          text: 'Drying on the ground needs five days of sun, and the sun does not stay that long',
          rating: [5, 5],
          chosen: {
            reason: 'A drying service on wheels works in any weather, and we can build one.',
            belief: 'Farmers would pay to dry within a day if the dryer came to them',
            sureness: 3,
            provedWrongBy: 'Farmers sell wet maize at once even when a dryer stands in the village',
            questions: [
              {
                label: 'q-last-harvest',
                ask: 'Walk me through the days after your last harvest. What happened to the maize?',
                learned: [
                  'We learned that the third day decides: after one rain on the heap people sell whatever the price. This means we must arrive within two days.',
                ],
                notes: [
                  {
                    label: 'note-rain',
                    kind: 'quote',
                    text: 'It rained on Tuesday. On Wednesday I sold for half, before it turned green.',
                    from: 'widow',
                  },
                  {
                    kind: 'observation',
                    text: 'Maize was drying on the road itself; every lorry took some of it away.',
                    from: 'road',
                  },
                ],
              },
              {
                label: 'q-price',
                ask: 'What did the trader say about your maize, and what did he pay?',
                learned: [
                  'We learned that dry maize brings 40 percent more. This means a farmer can pay for drying out of the difference.',
                ],
                notes: [
                  {
                    kind: 'fact',
                    text: 'Below 14 percent moisture: 1,100 shillings a kilo. Above: 780.',
                    from: 'trader',
                  },
                ],
              },
            ],
            verdict: 'confirmed',
            changed: 'Distance matters less than we thought; the hour of arrival matters more.',
          },
          because: [{ text: 'The rains start earlier and end later than the calendar of our parents says' }],
        },
        {
          label: 'meter',
          text: 'Nobody can tell by hand whether maize is dry',
          rating: [3, 5],
          chosen: {
            reason: 'A moisture meter costs 90 dollars and serves a whole village.',
            belief: 'Farmers think that their maize is dry when it is not',
            sureness: 4,
            provedWrongBy: 'Their guess is right in four of five cases',
            questions: [
              {
                label: 'q-bite',
                ask: 'How did you decide last season that the maize was dry?',
                learned: [
                  'We learned that people bite the grain, and that the bite was wrong in 11 of 20 tests. This means a shown number builds trust.',
                ],
                notes: [
                  {
                    kind: 'fact',
                    text: 'Twenty bites against the meter: eleven wrong, all on the wet side.',
                    from: 'road',
                  },
                ],
              },
              {
                label: 'q-cheated',
                ask: 'When did you last feel cheated by a scale or a meter, and what did you do?',
                learned: [
                  'We learned that farmers trust a meter only when they hold it themselves. This means the farmer reads the number aloud.',
                ],
                notes: [
                  {
                    kind: 'quote',
                    text: "The trader's machine always says wet. Mine would say dry.",
                    from: 'brothers',
                  },
                ],
              },
            ],
            verdict: 'confirmed',
            changed: 'It is not only about knowing. It is about who holds the meter.',
          },
        },
      ],
    },
    {
      text: 'Traders pay the same for good and bad maize in the harvest weeks',
      rating: [3, 2],
      because: [{ text: 'Farmers sell alone and in small lots', rating: [3, 3] }],
    },
  ],
  effects: [
    {
      text: 'A third of the harvest is lost or sold for half',
      leadsTo: [
        'Families buy maize at double price before the next harvest',
        'Mouldy maize is eaten at home',
      ],
    },
  ],
  sources: [
    {
      label: 'farmers',
      text: 'Fourteen farmers in Bwijanga and Pakanyi, met in their stores',
      type: 'people',
      planned: ['q-last-harvest', 'q-bite'],
    },
    { label: 'widow', text: 'K. Nyakato, who sold her whole harvest wet', type: 'people' },
    { label: 'brothers', text: 'Two brothers in Pakanyi who store for six neighbours', type: 'people' },
    { label: 'trader', text: 'H. Byaruhanga, grain trader in Masindi town', type: 'expert' },
    {
      label: 'road',
      text: 'Two harvest mornings on the Kigumba road, with a borrowed meter',
      type: 'observation',
    },
    {
      label: 'station',
      text: 'Research station report on storage losses in the mid-north',
      type: 'document',
      planned: ['q-price'],
    },
  ],
  statement:
    'Maize farmers with small fields in Masindi struggle with mould, because the sun no longer stays for the five days that drying takes and nobody can tell by hand when grain is dry. As a result a third of the harvest is lost or sold for half.',
})
