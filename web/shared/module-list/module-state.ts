import { reviewStateWords } from '#web/step-kit/review/state-words.ts'
import type { Stretch } from '#web/ui/meter.tsx'

/** How a module of a project stands, for whoever looks at a list of them. */
export type ModuleState =
  | 'approved'
  | 'changed'
  | 'inReview'
  | 'sentBack'
  | 'withdrawn'
  | 'ready'
  | 'started'
  | 'open'
  | 'notYet'

export const moduleTones: Readonly<Record<ModuleState, Stretch['tone']>> = {
  approved: 'done',
  changed: 'done',
  inReview: 'voice',
  sentBack: 'voice',
  withdrawn: 'voice',
  ready: 'begun',
  started: 'begun',
  open: null,
  notYet: null,
}

export const moduleWords = {
  en: {
    ...reviewStateWords.en,
    ready: 'Ready for review',
    started: 'In progress',
    open: 'Not started',
    notYet: 'Not open yet',
    opens: (day: string) => `Opens on ${day}`,
  },
  es: {
    ...reviewStateWords.es,
    ready: 'Listo para revisar',
    started: 'En curso',
    open: 'Sin empezar',
    notYet: 'Aún no está abierto',
    opens: (day: string) => `Se abre el ${day}`,
  },
} as const
