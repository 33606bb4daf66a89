import { funnelWords } from '#course/marketing-and-sales/shared/funnel-words.ts'

/** Words of the screen, side by side. */
export const words = {
  en: {
    ...funnelWords.en,
    questions: {
      tofu: (who: string) => `Where does ${who} see or hear about new things?`,
      mofu: (who: string) => `What would make ${who} want to know more?`,
      bofu: (who: string) => `What stops ${who} from buying today?`,
    },
    somebody: 'this person',
    pains: 'What weighs most on them',
    add: 'New idea',
    line: (band: string) => (number: number) => `${band}, idea ${number}`,
    empty: 'No idea here yet',
    band: (name: string) => `Part of the funnel: ${name}`,
    optional: 'This part may stay empty.',
    next: {
      tofu: 'You work these ideas out in the next step.',
      bofu: 'You work these ideas out in the step after the next one.',
    },
    loose: 'Ideas that are for nobody any more',
    looseAbout:
      'Their offering or segment is gone or no longer belongs together. Choose another, or remove them.',
    looseAboutRead: 'Their offering or segment is gone or no longer belongs together.',
  },
  es: {
    ...funnelWords.es,
    questions: {
      tofu: (who: string) => `¿Dónde ve o escucha cosas nuevas ${who}?`,
      mofu: (who: string) => `¿Qué haría que ${who} quisiera saber más?`,
      bofu: (who: string) => `¿Qué le impide comprar hoy a ${who}?`,
    },
    somebody: 'esta persona',
    pains: 'Lo que más le pesa',
    add: 'Nueva idea',
    line: (band: string) => (number: number) => `${band}, idea ${number}`,
    empty: 'Todavía no hay ideas aquí',
    band: (name: string) => `Parte del embudo: ${name}`,
    optional: 'Esta parte puede quedar vacía.',
    next: {
      tofu: 'Desarrollas estas ideas en el siguiente paso.',
      bofu: 'Desarrollas estas ideas dos pasos más adelante.',
    },
    loose: 'Ideas que ya no son para nadie',
    looseAbout: 'Su producto o segmento ya no existe o ya no van juntos. Elige otra combinación o quítalas.',
    looseAboutRead: 'Su producto o segmento ya no existe o ya no van juntos.',
  },
} as const
