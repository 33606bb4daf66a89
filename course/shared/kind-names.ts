import type { PlanKind } from '#domain/entities/index.ts'
import type { Wording } from '#domain/plan/field-name.ts'

/** What one record of a kind is called. */
export const kindNames: Partial<Record<PlanKind, Wording>> = {
  cause: { en: 'Cause', es: 'Causa' },
  question: { en: 'Question', es: 'Pregunta' },
  source: { en: 'Source', es: 'Fuente' },
  activity: { en: 'Activity', es: 'Actividad' },
}
