import type { ApprovalState } from '#domain/progress/cohort-approval.ts'

type States = Record<Exclude<ApprovalState, 'approved'>, string>

const states: Record<'en' | 'es', States> = {
  en: { draft: 'Draft', submitted: 'Waits for approval', sentBack: 'Sent back' },
  es: { draft: 'Borrador', submitted: 'Espera aprobación', sentBack: 'Devuelta' },
}

/** Words of a cohort among the others of its organisation, side by side. */
export const words = {
  en: {
    states: states.en,
    private: 'Private',
    figures: {
      label: (title: string) => `${title} in figures`,
      applied: () => 'applied',
      pending: (count: number) => (count === 1 ? 'waits for a decision' : 'wait for a decision'),
      pendingMentors: (count: number) =>
        count === 1 ? 'mentor waits for a decision' : 'mentors wait for a decision',
      mentors: (count: number) => (count === 1 ? 'mentor' : 'mentors'),
      teams: (count: number) => (count === 1 ? 'team' : 'teams'),
      matched: () => 'with a mentor',
      signed: () => 'signed by both',
      completed: () => 'completed',
    },
    none: {
      title: 'Your first cohort',
      why: 'A cohort is a group of entrepreneurs and mentors who go through the course together. Set its dates and rules, and send people the link.',
    },
  },
  es: {
    states: states.es,
    private: 'Privada',
    figures: {
      label: (title: string) => `${title} en cifras`,
      applied: (count: number) => (count === 1 ? 'se postuló' : 'se postularon'),
      pending: (count: number) => (count === 1 ? 'espera una decisión' : 'esperan una decisión'),
      pendingMentors: (count: number) =>
        count === 1 ? 'mentor/a espera una decisión' : 'mentores esperan una decisión',
      mentors: (count: number) => (count === 1 ? 'mentor/a' : 'mentores'),
      teams: (count: number) => (count === 1 ? 'equipo' : 'equipos'),
      matched: () => 'con mentor/a',
      signed: () => 'con las dos firmas',
      completed: (count: number) => (count === 1 ? 'completado' : 'completados'),
    },
    none: {
      title: 'Tu primera cohorte',
      why: 'Una cohorte es un grupo de personas emprendedoras y mentoras que recorren el curso juntas. Define sus fechas y reglas, y comparte el enlace.',
    },
  },
} as const
