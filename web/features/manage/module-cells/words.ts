import type { CellState } from '#domain/progress/module-cell.ts'

type Words = {
  readonly letters: Readonly<Record<CellState, string>>
  readonly states: Readonly<Record<CellState, string>>
  readonly since: (days: number) => string
  readonly late: string
  readonly legend: string
  readonly modules: (project: string) => string
}

/** How a team stands with a module, side by side; the letter is the beginning of the word. */
export const cellWords: { readonly en: Words; readonly es: Words } = {
  en: {
    letters: { approved: 'A', waiting: 'W', sentBack: 'B', open: 'T', closed: '–' },
    states: {
      approved: 'approved',
      waiting: 'waits for a review',
      sentBack: 'sent back',
      open: 'to do',
      closed: 'not open yet',
    },
    since: (days) => (days === 0 ? 'since today' : days === 1 ? 'for 1 day' : `for ${days} days`),
    late: 'waits too long',
    legend: 'What the letters mean',
    modules: (project) => `Modules of ${project}`,
  },
  es: {
    letters: { approved: 'A', waiting: 'E', sentBack: 'D', open: 'P', closed: '–' },
    states: {
      approved: 'aprobado',
      waiting: 'espera una revisión',
      sentBack: 'devuelto',
      open: 'por hacer',
      closed: 'aún cerrado',
    },
    since: (days) => (days === 0 ? 'desde hoy' : days === 1 ? 'desde hace 1 día' : `desde hace ${days} días`),
    late: 'espera demasiado',
    legend: 'Qué significan las letras',
    modules: (project) => `Módulos de ${project}`,
  },
}
