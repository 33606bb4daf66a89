import { business } from '#course/contract/field.ts'
import type { ModelType } from '#domain/plan/plan-data.ts'

const comments = 'model:{modelId}'

/** What a gallery writes about the models of its type. */
export function selectionFields(type: ModelType) {
  const rows = (row: Readonly<Record<string, unknown>>) => row.type === type && row.selected === true
  return {
    'modelSelection.modelId': business({ comments, rows, as: 'records', label: 'chosenModels' }),
    'modelSelection.selected': business({ comments, rows, label: false }),
    'modelSelection.type': business({ comments, rows, label: false }),
  }
}
