import { words } from '#course/stakeholders/opportunity/words.ts'
import type { ReviewStory } from '../review.ts'

/** What one founder writes in module three: enough for every step to be complete. */
export const story = {
  expectation: 'Quién puede abrirnos la puerta del mercado',
  /** From earlier modules. */
  activities: ['Una sala tibia junto al mercado', 'Grupos de ahorro', 'Tardes con abuelas'],
  segment: 'Vendedoras con bebés',
  alone: 'Venden con el bebé en la espalda hasta que hace frío',
  solutions: [
    { name: 'Guardería municipal', kind: 'government', does: 'Cuida a niñas y niños desde los dos años' },
    { name: 'Vecinas que cuidan', kind: 'informal', does: 'Cuidan por las tardes a cambio de verduras' },
  ],
  gap: 'Una sala tibia junto al mercado',
  reason: 'El municipio atiende solo en horario de oficina',
  parts: {
    today: 'las vecinas cuidan por las tardes',
    who: 'las vendedoras con bebés',
    still: 'dejan de amamantar a los dos meses',
    can: 'abrir una sala tibia junto al puesto',
    because: 'la asociación nos presta un local',
  },
  solution: 'Abrimos una sala tibia junto al mercado donde las madres amamantan durante el día.',
  stakeholders: [
    { name: 'Dirección de mercados', group: 'government', reason: 'Da el permiso', power: 80, interest: 30 },
    { name: 'Caja de ahorros', group: 'funders', reason: 'Podría prestarnos', power: 60, interest: 70 },
    {
      name: 'Vendedores de fórmula',
      group: 'competitors',
      reason: 'Pierden ventas',
      power: 30,
      interest: 60,
    },
    { name: 'Doña Elvira', group: 'opinion-leaders', reason: 'Todas le creen', power: 20, interest: 20 },
  ],
  segmentReason: 'Sin ellas no hay sala',
  wants: 'Un mercado ordenado y sin quejas',
  worries: 'Que otros puestos pidan lo mismo',
  give: 'Cifras del mercado cada mes',
  receive: 'El permiso para el local',
  plan: 'Rosa visita la oficina el primer lunes del mes',
  nextStep: 'El martes, pedir a doña Elvira que nos presente',
  tie: 'Le lleva el informe del mercado',
  reflection: 'El permiso pesa más que el dinero. Falta conocer a la directora.',
  about: { step: 'opportunity', field: words.es.solutionStatement },
  comment: '¿Cuántas madres caben en la sala?',
  approval: 'Ahora se entiende.',
  rating: 'Sí, ahora sé a quién llamar',
  sentBack: {
    message: 'Muy buen mapa. Falta decir para cuántas madres.',
    answer: 'Doce. Lo voy a escribir.',
    edited: 'Abrimos una sala tibia junto al mercado donde doce madres amamantan durante el día.',
    added: 'doce',
    removed: 'las',
  },
} as const satisfies ReviewStory & Readonly<Record<string, unknown>>

export type Story = typeof story
/** Everybody in the plan, by name: those who were typed, and the segment that was taken over. */
export const everybody = [
  ...story.stakeholders,
  { name: story.segment, group: 'customers', reason: story.segmentReason, power: 70, interest: 90 },
] as const
