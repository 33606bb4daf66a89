import { type Parts, tidied } from './proposition.ts'

/** What is left open ends no sentence. */
const whole = (sentence: string) => sentence.replaceAll('….', '…')

/** Words of the screen, side by side. */
export const words = {
  en: {
    sentence: 'The sentence',
    segment: 'Segment',
    who: 'For … (who?)',
    need: 'who … (what do they need?)',
    offering: '… (which offering?)',
    category: 'is … (what kind of thing?)',
    benefit: 'that … (what gets better for them?)',
    alternative: 'Unlike … (what do they use today?)',
    difference: 'we … (what does nobody else do?)',
    placeholders: {
      who: 'parents who work in shifts',
      need: 'find no care after six in the evening',
      offering: 'the evening house',
      category: 'a place for children in the street',
      benefit: 'lets them keep a job with late hours',
      alternative: 'a neighbour who looks in',
      difference: 'stay open until ten, and show the room on your telephone',
    },
    ideas: 'Take',
    read: 'Read it aloud',
    checks: 'Four checks',
    checked: {
      spoken: 'a customer would say it',
      oneBenefit: 'one benefit, not five',
      namesAlternative: 'names the alternative',
      canBeShown: 'difference can be shown',
    },
    optional: 'They do not pay, so a sentence for them is up to you.',
    none: 'No sentence yet.',
    say: (all: Parts) => {
      const { who, need, offering, category, benefit, alternative, difference } = tidied(all)
      return whole(
        `For ${who} who ${need}, ${offering} is ${category} that ${benefit}. Unlike ${alternative}, we ${difference}.`,
      )
    },
  },
  es: {
    sentence: 'La frase',
    segment: 'Segmento',
    who: 'Para … (¿quiénes?)',
    need: 'que … (¿qué necesitan?)',
    offering: '… (¿qué producto o servicio?)',
    category: 'es … (¿qué tipo de cosa?)',
    benefit: 'que … (¿qué mejora para esas personas?)',
    alternative: 'A diferencia de … (¿qué usan hoy?)',
    difference: '… (¿qué no hace nadie más?)',
    placeholders: {
      who: 'madres y padres que trabajan por turnos',
      need: 'no encuentran quién cuide después de las seis',
      offering: 'la casa de la tarde',
      category: 'un lugar para los niños de la cuadra',
      benefit: 'les permite conservar un trabajo con horario tardío',
      alternative: 'una vecina que se asoma',
      difference: 'abrimos hasta las diez y mostramos la sala en tu celular',
    },
    ideas: 'Tomar',
    read: 'Léela en voz alta',
    checks: 'Cuatro pruebas',
    checked: {
      spoken: 'un cliente lo diría así',
      oneBenefit: 'un beneficio, no cinco',
      namesAlternative: 'nombra la alternativa',
      canBeShown: 'la diferencia se puede mostrar',
    },
    optional: 'No pagan, así que una frase para ellos es opcional.',
    none: 'Todavía sin frase.',
    say: (all: Parts) => {
      const { who, need, offering, category, benefit, alternative, difference } = tidied(all)
      return whole(
        `Para ${who} que ${need}, ${offering} es ${category} que ${benefit}. A diferencia de ${alternative}, ${difference}.`,
      )
    },
  },
} as const
