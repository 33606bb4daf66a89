import { problem } from '#course/samples/shared/problem.ts'

export const filterProblem = problem({
  who: 'Families with small children who fetch water from shallow wells and hand-cart sellers',
  what: 'drink water that makes them ill, although most of them believe that it is clean enough',
  where: 'Nyalenda and Manyatta, two settlements at the edge of Kisumu, Kenya',
  when: 'all year, and worst in the long rains from March to May when the wells are flooded',
  evidence:
    'the Nyalenda health centre treated 1,140 children under five for diarrhoea last year; our own test found germs in 17 of 20 wells',
  definition:
    'In Nyalenda and Manyatta, families with small children drink well water that makes them ill. It happens all year and worst in the long rains. We know because the health centre treated 1,140 children for diarrhoea last year and 17 of the 20 wells we tested held germs.',
  causes: [
    {
      text: 'Well water is drunk without any treatment at home',
      rating: [5, 4],
      because: [
        {
          label: 'boiling',
          text: 'Boiling costs more charcoal than a family can spare',
          rating: [5, 5],
          chosen: {
            reason:
              'A filter needs no fuel. If money for charcoal is the real barrier, we can remove it for good.',
            belief: 'Families do not boil their water because charcoal is too expensive',
            sureness: 4,
            provedWrongBy: 'Most families say that they would boil if charcoal were free, but still do not',
            questions: [
              {
                label: 'q-boil',
                ask: 'Tell me about the last time you boiled water for drinking. What made you do it?',
                learned: [
                  'We learned that mothers boil only when a child is already ill, because one pot costs 15 shillings of charcoal. This means treatment must cost almost nothing per day.',
                ],
                notes: [
                  {
                    label: 'note-charcoal',
                    kind: 'quote',
                    text: 'If I boil for six people, the charcoal for supper is gone.',
                    from: 'mothers',
                  },
                  {
                    kind: 'fact',
                    text: 'A tin of charcoal rose from 60 to 90 shillings within one year.',
                    from: 'prices',
                  },
                ],
              },
              {
                label: 'q-spend',
                ask: 'What did you spend on water and on fuel last week?',
                learned: [
                  'We learned that a family spends 250 to 400 shillings a week on water and charcoal. This means a filter pays for itself within three months.',
                ],
                notes: [
                  {
                    label: 'note-bottles',
                    kind: 'quote',
                    text: 'For the baby I buy the 20-litre can. It is 300 shillings and I carry it up from the road.',
                    from: 'new-mother',
                  },
                  {
                    kind: 'observation',
                    text: 'In nine of twelve kitchens the fire was out before noon to save charcoal.',
                    from: 'visits',
                  },
                ],
              },
            ],
            verdict: 'confirmed',
            changed:
              'Price matters even more per day than in total: people think in shillings per pot, not per month.',
          },
          because: [
            {
              text: 'Charcoal comes from far away since the hills around the lake were cleared',
              rating: [2, 1],
              because: [{ text: 'Land owners earn more from sugar cane than from trees', rating: [1, 1] }],
            },
          ],
        },
        {
          label: 'taste',
          text: 'Chlorine drops change the taste and are stopped after a week',
          rating: [3, 4],
          chosen: {
            reason: 'We can act on it at once: fired clay leaves no taste at all.',
            belief: 'People stop using chlorine because of its taste and smell',
            sureness: 3,
            provedWrongBy: 'Families say that they stopped for another reason, such as running out',
            questions: [
              {
                label: 'q-chlorine',
                ask: 'When did you last use chlorine drops, and what happened after that?',
                learned: [
                  'We learned that taste is one reason of three: people also ran out, or were told that chlorine harms women. This means trust counts as much as taste.',
                ],
                notes: [
                  {
                    label: 'note-chlorine',
                    kind: 'quote',
                    text: 'My husband said the tea smelled like a hospital, so I put the bottle away.',
                    from: 'mothers',
                  },
                  {
                    kind: 'quote',
                    text: 'The bottle was empty, and nobody in the street sells it.',
                    from: 'father',
                  },
                  {
                    kind: 'quote',
                    text: 'They ask me for it only in the weeks of cholera.',
                    from: 'health-worker',
                  },
                ],
              },
              {
                label: 'q-trust',
                ask: 'Whom did you ask the last time you were not sure whether water was safe?',
                learned: [
                  'We learned that people ask the community health volunteer and the neighbour who fetched first. This means these two must see the filter working.',
                ],
                notes: [
                  {
                    kind: 'observation',
                    text: 'Three women at the well waited until the volunteer had tasted the water.',
                    from: 'visits',
                  },
                ],
              },
            ],
            verdict: 'partly',
            changed: 'We thought it was taste alone. Rumours about chlorine weigh just as much.',
          },
        },
      ],
    },
    {
      text: 'Wells and pit latrines stand too close to each other',
      rating: [4, 1],
      because: [
        {
          text: 'Plots are so small that a latrine has no other place',
          rating: [3, 1],
          because: [{ text: 'Landlords add rooms before they add toilets', rating: [3, 2] }],
        },
      ],
    },
  ],
  effects: [
    {
      text: 'Children have diarrhoea several times a year',
      leadsTo: [
        'Children miss school and grow slowly',
        'Families spend their savings on clinic visits and medicine',
      ],
    },
    { text: 'Mothers lose days of work while they nurse a sick child' },
  ],
  sources: [
    {
      label: 'mothers',
      text: 'Twelve mothers in Nyalenda B, interviewed at home over two Saturdays',
      type: 'people',
    },
    {
      label: 'new-mother',
      text: 'Two mothers of babies under one year who buy water in cans, at the roadside',
      type: 'people',
    },
    {
      label: 'father',
      text: 'A father of four in Manyatta who gave up chlorine drops, on a Sunday at home',
      type: 'people',
    },
    {
      label: 'health-worker',
      text: 'J. Ouma, community health volunteer, responsible for 98 households',
      type: 'expert',
    },
    {
      label: 'prices',
      text: 'Charcoal and water prices at Kibuye market, noted every Friday for eight weeks',
      type: 'document',
    },
    {
      label: 'visits',
      text: 'Mornings at three wells and in twelve kitchens: who fetches, who boils, who drinks first',
      type: 'observation',
    },
    {
      label: 'health-centre',
      text: 'Register of the Nyalenda health centre, cases of diarrhoea by month',
      type: 'organisation',
      planned: ['q-boil'],
    },
  ],
  statement:
    'Families with small children in Nyalenda and Manyatta struggle with water that makes them ill, because boiling eats the charcoal for supper and chlorine is neither liked nor trusted. As a result children have diarrhoea several times a year, mothers lose days of work, and savings go to the clinic.',
})
