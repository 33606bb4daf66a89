import type { Gap } from '#domain/plan/messages.ts'

/** What a step about segments lacks while there is none. */
export const noSegments: Gap = {
  field: 'segments',
  message: { en: 'First name your customer segments.', es: 'Primero nombra tus segmentos de clientes.' },
}
