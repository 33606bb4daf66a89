import { joinPlans } from '#course/samples/shared/draft.ts'
import { frame } from '#course/samples/shared/frame.ts'
import { marketing, worthDrafts } from '#course/samples/shared/marketing.ts'
import { filterMarketing } from './marketing.en.ts'
import { filterModel } from './model.en.ts'
import { filter, visit } from './offerings.en.ts'

/** Without what it adds to the customers, who may carry it already. */
export const answersOfFive = (startedAt: string) =>
  joinPlans(
    frame('five', startedAt, {
      expectation: 'How do we reach people who are not looking for a filter?',
      reflection: 'Home visits cost most and bring most. The billboard can wait.',
    }),
    marketing(filterMarketing),
  )

export const moduleFive = (startedAt: string) =>
  joinPlans(answersOfFive(startedAt), {
    drafts: worthDrafts(filterMarketing, filterModel, [filter, visit]),
    business: {},
  })
