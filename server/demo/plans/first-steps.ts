import { joinPlans, type Plan } from '#course/samples/shared/draft.ts'
import { frame } from '#course/samples/shared/frame.ts'
import { problem } from '#course/samples/shared/problem.ts'
import type { Moment } from '#server/demo/moment.ts'

export const fishFeedWorkDays = { one: -44 } as const

/** Causes chosen, interviews planned and none held yet. */
export const fishFeed = (moment: Moment): Plan =>
  joinPlans(
    frame('one', moment(fishFeedWorkDays.one), { expectation: 'Is the feed too dear, or too bad?' }),
    problem({
      who: 'Women who raise chickens behind the house',
      what: 'give up after two rounds because the feed costs more than the birds bring',
      where: 'Homa Bay town and its three fishing beaches',
      when: 'most of all from November to February',
      evidence: 'of 40 women who started with a group loan, 27 had stopped after a year',
      definition:
        'Around Homa Bay, women who raise chickens behind the house give up after two rounds because feed costs more than the birds bring. Of 40 women who started with a group loan, 27 had stopped after a year.',
      causes: [
        {
          text: 'Feed makes up three quarters of the cost of a bird',
          rating: [5, 4],
          because: [
            {
              label: 'protein',
              text: 'The protein in the feed comes from imported soya',
              rating: [5, 5],
              chosen: {
                reason: 'Two tons of fish waste rot on the beaches every day. It is protein.',
                belief: 'Feed with fish waste costs a third less and birds grow as fast',
                sureness: 3,
                provedWrongBy: 'Birds grow slower, or the meat tastes of fish',
                questions: [
                  { label: 'q-feed', ask: 'What did you feed your birds last week, day by day?' },
                  { label: 'q-stop', ask: 'Tell me about the day you decided to stop. What had happened?' },
                ],
              },
              because: [{ text: 'Fish waste is thrown away because it spoils within hours' }],
            },
          ],
        },
        { text: 'All women sell in the same weeks', rating: [3, 3] },
      ],
      effects: [{ text: 'Group loans are not paid back', leadsTo: ['The next group gets no loan'] }],
      sources: [
        {
          label: 'keepers',
          text: 'Six women who stopped and six who go on',
          type: 'people',
          planned: ['q-feed', 'q-stop'],
        },
        { label: 'vet', text: 'County veterinary officer', type: 'expert', planned: ['q-feed'] },
      ],
    }),
  )

export const deafTailorsWorkDays = { one: -29 } as const

/** The tree is growing. */
export const deafTailors = (moment: Moment): Plan =>
  joinPlans(
    frame('one', moment(deafTailorsWorkDays.one), {}),
    problem({
      who: 'Deaf young people who have finished a vocational school',
      what: 'find no paid work although they are trained tailors',
      where: 'Jinja, Uganda',
      evidence: 'of the 46 graduates of the last three years, five have a job',
      definition:
        'In Jinja, deaf young people who are trained tailors find no paid work. Of the 46 graduates of the last three years only five have a job.',
      causes: [
        {
          text: 'Workshop owners believe that they cannot explain an order',
          because: [{ text: 'Nobody in the workshop knows even ten signs' }],
        },
        { text: 'Graduates have no machine of their own' },
      ],
      effects: [{ text: 'Families stop sending deaf children to school' }],
    }),
  )

export const bikeAmbulanceWorkDays = { one: -8 } as const

/** Just begun. */
export const bikeAmbulance = (moment: Moment): Plan =>
  joinPlans(
    frame('one', moment(bikeAmbulanceWorkDays.one), {
      expectation: 'I want to know whether the road or the money keeps mothers at home.',
    }),
    problem({
      who: 'Women about to give birth',
      what: 'reach the clinic too late or not at all',
      where: 'hill villages of Burera, Rwanda',
      definition:
        'In the hill villages of Burera, women about to give birth reach the clinic too late, because the last six kilometres are on foot.',
    }),
  )
