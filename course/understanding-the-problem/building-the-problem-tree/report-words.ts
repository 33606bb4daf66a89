const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`
const part = (number: number, of: string, all: number) => (all > 1 ? ` (${number} ${of} ${all})` : '')

/** Words of the printed tree, side by side. */
export const reportWords = {
  en: {
    marks: {
      chosen: 'chosen',
      confirmed: 'chosen, confirmed',
      partly: 'chosen, partly true',
      rejected: 'chosen, turned out wrong',
    },
    label: (causes: number, effects: number, number: number, all: number) =>
      `Problem tree with ${counted(causes, 'cause', 'causes')} and ${counted(effects, 'effect', 'effects')}${part(number, 'of', all)}`,
  },
  es: {
    marks: {
      chosen: 'elegida',
      confirmed: 'elegida, confirmada',
      partly: 'elegida, cierta en parte',
      rejected: 'elegida, resultó equivocada',
    },
    label: (causes: number, effects: number, number: number, all: number) =>
      `Árbol de problemas con ${counted(causes, 'causa', 'causas')} y ${counted(effects, 'efecto', 'efectos')}${part(number, 'de', all)}`,
  },
} as const
