import { businessModel, segmentDrafts } from '#course/samples/shared/business-model.ts'
import { joinPlans } from '#course/samples/shared/draft.ts'
import { frame } from '#course/samples/shared/frame.ts'
import { filterModel } from './model.en.ts'
import { filter, visit } from './offerings.en.ts'

/** Without what it adds to the customers, who may carry it already. */
export const answersOfFour = (startedAt: string) =>
  joinPlans(
    frame('four', startedAt, {
      expectation: 'Can we live from sales without a grant?',
      reflection: 'Yes, from year three on. Until then the grant pays for training.',
    }),
    businessModel(filterModel),
  )

export const moduleFour = (startedAt: string) =>
  joinPlans(answersOfFour(startedAt), { drafts: segmentDrafts(filterModel, [filter, visit]), business: {} })
