import { type Locale, reasonTexts } from '#domain/errors.ts'

/** What a step says about its fields. {names} are filled in. */
export const planMessages = {
  required: reasonTexts.required,
  selectOne: reasonTexts.selectOne,
  max3: reasonTexts.max3,
  notNumber: reasonTexts.notNumber,
  percent: reasonTexts.percent,
  duplicate: reasonTexts.alreadyExists,
  selectOutcome: { en: 'Please select an outcome', es: 'Selecciona un resultado' },
  nameStep4: { en: 'Please enter name on step {n}', es: 'Escribe el nombre en el paso {n}' },
  threeActivities: {
    en: 'This map needs at least 3 activities from the Activities and outcome step of Understanding the Problem.',
    es: 'Este mapa necesita al menos 3 actividades del paso Actividades y resultados de Entender el problema.',
  },
  tooShort: {
    en: 'Please write at least {n} characters.',
    es: 'Escribe al menos {n} caracteres.',
  },
  tooLong: { en: 'Please write at most {n} characters.', es: 'Escribe como máximo {n} caracteres.' },
  atLeast: { en: 'Please add at least {n}.', es: 'Agrega al menos {n}.' },
  interviewLong: {
    en: 'This interview will take about {n} minutes. Aim for 30 minutes.',
    es: 'Esta entrevista durará unos {n} minutos. Apunta a 30 minutos.',
  },
  prerequisite: { en: 'First finish "{step}".', es: 'Primero completa "{step}".' },
} as const satisfies Record<string, Record<Locale, string>>

export type PlanMessage = keyof typeof planMessages

/** Something a step still needs before it counts as complete, at the field that lacks it. */
export type Gap = {
  readonly field: string
  readonly message: PlanMessage
  readonly values?: Readonly<Record<string, string | number>>
}

export function messageText(gap: Pick<Gap, 'message' | 'values'>, locale: Locale): string {
  return planMessages[gap.message][locale].replace(/\{(\w+)\}/g, (_, name: string) =>
    String(gap.values?.[name] ?? ''),
  )
}

/** Helpers with which rooms say when they are complete. */
export const isBlank = (text: string | null | undefined) => !text || text.trim() === ''

export function requiredGap(field: string, text: string | null | undefined): Gap[] {
  return isBlank(text) ? [{ field, message: 'required' }] : []
}

export function lengthGap(field: string, text: string | null | undefined, least: number): Gap[] {
  if (isBlank(text)) return [{ field, message: 'required' }]
  return (text ?? '').trim().length < least ? [{ field, message: 'tooShort', values: { n: least } }] : []
}
