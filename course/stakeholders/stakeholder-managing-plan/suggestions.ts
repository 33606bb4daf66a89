import type { Quadrant } from '#course/stakeholders/shared/power-interest.ts'
import type { Position } from '#course/stakeholders/shared/stakeholders.ts'
import type { Locale } from '#domain/errors.ts'

type Suggestions = Readonly<Record<Quadrant, Readonly<Record<Position, readonly string[]>>>>

const suggestions: Readonly<Record<Locale, Suggestions>> = {
  en: {
    closely: {
      'In favor': ['Meet every month', 'Decide together what touches them', 'Ask them to speak for us'],
      Indifferent: ['Show what they gain from it', 'Meet in person', 'Invite them to try it'],
      Against: ['Meet in person', 'Ask for their conditions', 'Find a shared goal'],
    },
    satisfy: {
      'In favor': ['Report twice a year on one page', 'Ask for one clear thing', 'Thank them in public'],
      Indifferent: ['Send one page with results', 'Keep every promise on time', 'Find out who advises them'],
      Against: [
        'Ask what would change their mind',
        'Answer their worries in writing',
        'Ask somebody they trust to introduce us',
      ],
    },
    inform: {
      'In favor': ['Invite as ambassador', 'Send news every month', 'Give them a task they like'],
      Indifferent: ['Send news with photos every month', 'Ask for their opinion', 'Invite to an open day'],
      Against: ['Listen to their complaints', 'Explain what we do and why', 'Invite them to see it'],
    },
    monitor: {
      'In favor': ['Say thank you once a year', 'Keep on the news list', 'Ask whom they know'],
      Indifferent: ['Look again in six months', 'Keep on the news list', 'Greet them at events'],
      Against: ['Look again in three months', 'Listen to what they say', 'Stay polite and answer questions'],
    },
  },
  es: {
    closely: {
      'In favor': ['Reunirnos cada mes', 'Decidir en conjunto lo que les toca', 'Pedir que nos recomienden'],
      Indifferent: ['Mostrar qué ganan con esto', 'Reunirnos en persona', 'Invitar a probarlo'],
      Against: ['Reunirnos en persona', 'Preguntar por sus condiciones', 'Buscar una meta común'],
    },
    satisfy: {
      'In favor': [
        'Informar dos veces al año en una página',
        'Pedir una sola cosa clara',
        'Agradecer en público',
      ],
      Indifferent: [
        'Mandar una página con resultados',
        'Cumplir cada promesa a tiempo',
        'Averiguar a quién escuchan',
      ],
      Against: [
        'Preguntar qué les haría cambiar de opinión',
        'Responder por escrito a lo que les preocupa',
        'Pedir que nos presente alguien de su confianza',
      ],
    },
    inform: {
      'In favor': ['Invitar como embajadores', 'Mandar noticias cada mes', 'Dar una tarea que les guste'],
      Indifferent: [
        'Mandar noticias con fotos cada mes',
        'Pedir su opinión',
        'Invitar a un día de puertas abiertas',
      ],
      Against: ['Escuchar sus quejas', 'Explicar qué hacemos y por qué', 'Invitar a verlo'],
    },
    monitor: {
      'In favor': [
        'Agradecer una vez al año',
        'Mantener en la lista de noticias',
        'Preguntar a quién conocen',
      ],
      Indifferent: [
        'Volver a mirar en seis meses',
        'Mantener en la lista de noticias',
        'Saludar en los eventos',
      ],
      Against: [
        'Volver a mirar en tres meses',
        'Escuchar lo que dicen',
        'Responder preguntas con amabilidad',
      ],
    },
  },
}

/** What could be done with somebody at this place of the grid who stands there; what the plan says is left out. */
export function suggestionsFor(
  quadrant: Quadrant,
  position: Position | null,
  locale: Locale,
  plan: string,
): readonly string[] {
  return suggestions[locale][quadrant][position ?? 'Indifferent'].filter((words) => !plan.includes(words))
}

/** Each suggestion begins a line of its own. */
export const withSuggestion = (plan: string, words: string) => [plan.trim(), words].filter(Boolean).join('\n')
