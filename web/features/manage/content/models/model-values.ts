import type { EditedModel } from './models-documents.ts'

const texts = ['name', 'name_es', 'description', 'description_es'] as const
const lists = ['examples', 'examples_es'] as const
export type ModelField = (typeof texts)[number] | (typeof lists)[number]
export type ModelValues = Readonly<Record<ModelField | 'type', string>>

/** A model as a form holds it: every list is a text, one entry per line. */
export function valuesOf(model: EditedModel | null): ModelValues {
  return {
    name: model?.name ?? '',
    name_es: model?.name_es ?? '',
    description: model?.description ?? '',
    description_es: model?.description_es ?? '',
    type: model?.type ?? 'social',
    examples: (model?.examples ?? []).join('\n'),
    examples_es: (model?.examples_es ?? []).join('\n'),
  }
}

const linesIn = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

export function inputOf({ examples, examples_es, ...rest }: ModelValues) {
  return { ...rest, examples: linesIn(examples), examples_es: linesIn(examples_es) }
}
