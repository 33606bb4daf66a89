import { moduleChanges, recordTitles } from '#course/module-changes.ts'
import { loadFieldNames, loadModule } from '#course/modules.ts'
import type { PlanData } from '#domain/plan/plan-data.ts'
import type { Locale } from '#web/i18n/locale.ts'
import { modelTitles } from '#web/step-kit/review/model-titles.ts'
import { toldChanges } from '#web/step-kit/review/told-changes.ts'

/** One line of what stands in a field: its name, where there are several, and the words. */
export type QuotedLine = { readonly name: string; readonly text: string }

/** What stands now where a conversation is about, in the reader's words. Nothing for a step as a whole. */
export async function answerOfField(fieldId: string, plan: PlanData, locale: Locale): Promise<QuotedLine[]> {
  const [slug = '', step = '', ...rest] = fieldId.split('.')
  const field = rest.join('.')
  const [module, names] = await Promise.all([loadModule(slug), loadFieldNames(slug)])
  if (!module || field === 'general') return []
  const { model: _model, steps: _steps, ...records } = plan
  const items = Object.entries(records).flatMap(([kind, own]) =>
    own.map(({ _id, ...data }) => ({ _id, kind, data })),
  )
  const fields = moduleChanges(module, [], items).filter((one) => one.step === step && one.field === field)
  const titles = [...recordTitles(fields, [], items), ...modelTitles(plan, locale)]
  const asTold = fields.map((one) => ({ ...one, before: null, after: JSON.stringify(one.after) }))
  const [told] = toldChanges({ fields: asTold, titles }, names, locale, '')
  const entries = told?.groups.flatMap((group) => group.entries) ?? []
  return entries
    .map(({ name, after }) => ({ name: entries.length > 1 ? name : '', text: after.join('\n') }))
    .filter(({ text }) => text !== '')
}
