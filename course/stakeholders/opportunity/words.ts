import { type Parts, tidied } from './opportunity.ts'

// What is left open ends no sentence.
const whole = (sentence: string) => sentence.replaceAll('….', '…')

/** Words of the screen, side by side. */
export const words = {
  en: {
    noScores: 'The gaps come from the scores of the current solutions and of your plan.',
    gaps: 'Gaps',
    best: 'Best of the others',
    own: 'Our plan',
    scores: (best: string, own: string) => `Best of the others: ${best}. Our plan: ${own}.`,
    gap: (width: string) => `Gap ${width}`,
    unknown: 'Not scored yet',
    by: (names: string) => `Best today: ${names}`,
    nobody: 'Nobody does it today.',
    build: 'We build on this gap',
    notBuilt: 'Not built on',
    reason: 'Why does nobody fill it yet?',
    filled: 'Others already do this as well as you plan to. Could you work with them?',
    opportunity: 'The opportunity',
    pieces: 'Build the sentence',
    fold: 'Hide the pieces',
    parts: { today: 'Today …', who: 'but … (who?)', still: 'still …', can: 'We can …', because: 'because …' },
    sentence: (all: Parts) => {
      const { today, who, still, can, because } = tidied(all)
      return whole(`Today ${today}, but ${who} still ${still}. We can ${can} because ${because}.`)
    },
    use: 'Use this sentence',
    replace: 'Replace the opportunity?',
    ideas: 'Begin with',
    firstIdea: 'Your first idea, from your application',
    firstIdeaThen: 'The first idea, from the application',
    solutionStatement: 'The solution',
    hints: {
      opportunity: 'Today …, but … still … We can … because …',
      solutionStatement: 'Two or three sentences: what you do, for whom, and what becomes different for them',
    },
  },
  es: {
    noScores: 'Los espacios salen de las notas de las soluciones actuales y de tu plan.',
    gaps: 'Espacios',
    best: 'La mejor nota de los demás',
    own: 'Nuestro plan',
    scores: (best: string, own: string) => `La mejor nota de los demás: ${best}. Nuestro plan: ${own}.`,
    gap: (width: string) => `Diferencia ${width}`,
    unknown: 'Todavía sin notas',
    by: (names: string) => `Hoy lo hace mejor: ${names}`,
    nobody: 'Hoy nadie lo hace.',
    build: 'Construimos sobre este espacio',
    notBuilt: 'No construimos sobre él',
    reason: '¿Por qué nadie lo llena todavía?',
    filled: 'Otros ya hacen esto tan bien como tú planeas. ¿Podrías trabajar con ellos?',
    opportunity: 'La oportunidad',
    pieces: 'Armar la frase',
    fold: 'Ocultar las partes',
    parts: {
      today: 'Hoy …',
      who: 'pero … (¿quiénes?)',
      still: 'todavía …',
      can: 'Podemos …',
      because: 'porque …',
    },
    sentence: (all: Parts) => {
      const { today, who, still, can, because } = tidied(all)
      return whole(`Hoy ${today}, pero ${who} todavía ${still}. Podemos ${can} porque ${because}.`)
    },
    use: 'Usar esta frase',
    replace: '¿Reemplazar la oportunidad?',
    ideas: 'Empezar con',
    firstIdea: 'Tu primera idea, de tu postulación',
    firstIdeaThen: 'La primera idea, de la postulación',
    solutionStatement: 'La solución',
    hints: {
      opportunity: 'Hoy …, pero … todavía … Podemos … porque …',
      solutionStatement: 'Dos o tres frases: qué haces, para quién y qué cambia para esas personas',
    },
  },
} as const
