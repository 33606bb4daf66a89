import type { Facts } from '#course/understanding-the-problem/shared/problem-facts.ts'
import { tidied } from '#course/understanding-the-problem/shared/sentence.ts'

/** Words of the screen, side by side. */
export const words = {
  en: {
    applied: 'What you wrote when you applied',
    appliedThen: 'From the application',
    who: 'Who lives with this problem?',
    what: 'What goes wrong for them?',
    where: 'Where?',
    when: 'How often or since when?',
    evidence: 'How do you know?',
    read: { evidence: 'How the team knows' },
    hints: {
      who: 'A group you could visit, for example: mothers who sell at the market',
      what: 'What they live through, in plain words',
      where: 'A place on the map: a town, a district, a valley',
      when: 'Every week, since last year, each rainy season',
      evidence: 'What you saw, heard or read, and how many people',
    },
    live: 'Your sentence so far',
    sentence: (facts: Facts) => {
      const { who, what, where, when, evidence } = tidied(facts)
      return [
        `In ${where || '[where]'}, ${who || '[who]'} ${what || '[what goes wrong]'}.`,
        when && `It happens ${when}.`,
        evidence && `How we know: ${evidence}.`,
      ]
        .filter(Boolean)
        .join(' ')
    },
    use: 'Use this sentence',
    useAgain: 'Build the sentence again',
    replace: 'Replace your sentence?',
    definition: 'The problem in one sentence',
    checks: {
      group: 'Names a group',
      place: 'Names a place',
      proof: 'Contains a number or a source',
      problem: 'Describes a problem, not a missing solution',
    },
    missing: 'This names a missing solution. What do people live through?',
  },
  es: {
    applied: 'Lo que escribiste al postularte',
    appliedThen: 'De la postulación',
    who: '¿Quién vive con este problema?',
    what: '¿Qué les pasa?',
    where: '¿Dónde?',
    when: '¿Cada cuánto o desde cuándo?',
    evidence: '¿Cómo lo sabes?',
    read: { evidence: 'Cómo lo sabe el equipo' },
    hints: {
      who: 'Un grupo que podrías visitar, por ejemplo: madres que venden en el mercado',
      what: 'Lo que viven, en palabras sencillas',
      where: 'Un lugar en el mapa: un pueblo, un barrio, un valle',
      when: 'Cada semana, desde el año pasado, en cada temporada de lluvias',
      evidence: 'Lo que viste, oíste o leíste, y cuántas personas',
    },
    live: 'Tu frase hasta ahora',
    sentence: (facts: Facts) => {
      const { who, what, where, when, evidence } = tidied(facts)
      return [
        `En ${where || '[dónde]'}, ${who || '[quién]'} ${what || '[qué le pasa]'}.`,
        when && `Ocurre ${when}.`,
        evidence && `Cómo lo sabemos: ${evidence}.`,
      ]
        .filter(Boolean)
        .join(' ')
    },
    use: 'Usar esta frase',
    useAgain: 'Armar la frase otra vez',
    replace: '¿Reemplazar tu frase?',
    definition: 'El problema en una frase',
    checks: {
      group: 'Nombra un grupo',
      place: 'Nombra un lugar',
      proof: 'Tiene un número o una fuente',
      problem: 'Describe un problema, no una solución que falta',
    },
    missing: 'Esto nombra una solución que falta. ¿Qué viven las personas?',
  },
} as const
