import { modelName } from '#domain/plan/chosen-models.ts'
import type { PlanData } from '#domain/plan/plan-data.ts'
import type { Locale } from '#web/i18n/locale.ts'

/** What the models are called that changes name: they belong to no plan, so no change brings their titles. */
export const modelTitles = ({ model = [] }: PlanData, locale: Locale) =>
  model.map((one) => ({ record: one._id, title: modelName(one, locale) }))
