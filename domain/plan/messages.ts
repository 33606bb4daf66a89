import type { Locale } from '#domain/errors.ts'
import { fieldReasons } from '#domain/field-reasons.ts'
import type { PlanData } from './plan-data.ts'

/** What a step says about its fields. {names} are filled in. */
export const planMessages = {
  required: fieldReasons.required,
  selectOne: fieldReasons.selectOne,
  max3: fieldReasons.max3,
  notNumber: fieldReasons.notNumber,
  percent: fieldReasons.percent,
  duplicate: fieldReasons.alreadyExists,
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
  mainCauses: { en: 'Add at least {n} main causes.', es: 'Agrega al menos {n} causas principales.' },
  underlyingCauses: { en: 'Add at least {n} underlying causes.', es: 'Agrega al menos {n} causas de fondo.' },
  effects: { en: 'Add at least {n} effect.', es: 'Agrega al menos {n} efecto.' },
  deepestWhy: {
    en: 'Ask "why?" three times on at least one root.',
    es: 'Pregunta "¿por qué?" tres veces en al menos una raíz.',
  },
  chooseCauses: {
    en: 'First choose the causes you want to work on.',
    es: 'Primero elige las causas que quieres trabajar.',
  },
  leastQuestions: { en: 'Write at least {n} questions.', es: 'Escribe al menos {n} preguntas.' },
  noQuestions: {
    en: 'First write the questions of your interview.',
    es: 'Primero escribe las preguntas de tu entrevista.',
  },
  leastSources: { en: 'Add at least {n} sources.', es: 'Agrega al menos {n} fuentes.' },
  peopleSource: {
    en: 'Add at least one person who lives the problem.',
    es: 'Agrega al menos a una persona que vive el problema.',
  },
  uncovered: { en: 'This question has no source yet.', es: 'Esta pregunta todavía no tiene fuente.' },
  leastHeard: {
    en: 'Write notes from at least {n} sources.',
    es: 'Escribe notas de al menos {n} fuentes.',
  },
  leastNote: { en: 'Write at least one note.', es: 'Escribe al menos una nota.' },
  leastInsight: { en: 'Write at least one insight.', es: 'Escribe al menos un aprendizaje.' },
  noneHeld: {
    en: 'None of your causes held. Choose another cause before you go on.',
    es: 'Ninguna de tus causas se sostuvo. Elige otra causa antes de seguir.',
  },
  linkCause: {
    en: 'Tick at least one cause it works on.',
    es: 'Marca al menos una causa en la que trabaja.',
  },
  leastHow: { en: 'Add at least one principle.', es: 'Agrega al menos un principio.' },
  leastWhat: { en: 'Add at least one offer.', es: 'Agrega al menos una oferta.' },
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

/** What the fields of a module's steps are called where they are not seen: by the slug of the step. */
export type GapNames = Readonly<
  Record<string, (field: string, plan: PlanData, locale: Locale) => string | undefined>
>

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
