import type { PlanKind } from '#domain/entities/index.ts'
import type { Wording } from '#domain/plan/field-name.ts'

/** What one record of a kind is called; answers and the business have names of their own, field by field. */
export const kindNames = {
  activity: { en: 'Activity', es: 'Actividad' },
  cause: { en: 'Cause', es: 'Causa' },
  channel: { en: 'Channel', es: 'Canal' },
  competitor: { en: 'Competitor', es: 'Competidor' },
  gain: { en: 'Gain', es: 'Alegría' },
  goal: { en: 'Goal', es: 'Meta' },
  offering: { en: 'Offering', es: 'Producto o servicio' },
  pain: { en: 'Pain', es: 'Frustración' },
  proposition: { en: 'Value proposition', es: 'Propuesta de valor' },
  question: { en: 'Question', es: 'Pregunta' },
  segment: { en: 'Segment', es: 'Segmento' },
  source: { en: 'Source', es: 'Fuente' },
} as const satisfies Record<Exclude<PlanKind, 'input' | 'business'>, Wording>
