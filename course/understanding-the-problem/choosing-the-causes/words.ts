/** Words of the screen, side by side. */
export const words = {
  en: {
    noCauses: 'The causes that you found in your tree wait here to be compared.',
    trunk: 'Trunk',
    feeds: 'How much does it feed the problem?',
    change: 'How much can you change it?',
    hardly: 'Hardly at all',
    very: 'Very much',
    choose: 'Work on this cause',
    chosen: (count: number, most: number) => `Chosen: ${count}/${most}`,
    reason: 'Why this one?',
    reasonHint: 'One or two sentences, with a fact about you and not only about the cause',
    chart: 'Where the causes stand',
    chartAbout: (weighed: number, all: number) =>
      `Chart with ${weighed} of ${all} causes. To the right: easier to change. Up: feeds the problem more. The list below says the same.`,
    start: 'Start here',
    noBubbles: 'Give a cause both scores and its bubble appears here.',
    ranking: 'Strongest and nearest first',
    scores: (feeds: number | null, change: number | null) => `feeds ${feeds ?? '–'}, change ${change ?? '–'}`,
    isChosen: 'Chosen',
    cause: (number: number) => `Cause ${number}`,
    // What only a review or a list of what is missing says.
    fields: { rating: 'Rating' },
  },
  es: {
    noCauses: 'Las causas que encontraste en tu árbol esperan aquí para que las compares.',
    trunk: 'Tronco',
    feeds: '¿Cuánto alimenta el problema?',
    change: '¿Cuánto puedes cambiarla?',
    hardly: 'Casi nada',
    very: 'Muchísimo',
    choose: 'Trabajar en esta causa',
    chosen: (count: number, most: number) => `Elegidas: ${count}/${most}`,
    reason: '¿Por qué esta?',
    reasonHint: 'Una o dos frases, con algo sobre ti y no solo sobre la causa',
    chart: 'Dónde están las causas',
    chartAbout: (weighed: number, all: number) =>
      `Dibujo con ${weighed} de ${all} causas. Más a la derecha: más fácil de cambiar. Más arriba: alimenta más el problema. La lista de abajo dice lo mismo.`,
    start: 'Empieza aquí',
    noBubbles: 'Responde las dos preguntas de una causa y su círculo aparecerá aquí.',
    ranking: 'Primero las más fuertes y cercanas',
    scores: (feeds: number | null, change: number | null) =>
      `alimenta ${feeds ?? '–'}, cambio ${change ?? '–'}`,
    isChosen: 'Elegida',
    cause: (number: number) => `Causa ${number}`,
    // What only a review or a list of what is missing says.
    fields: { rating: 'Valoración' },
  },
} as const

export type Words = (typeof words)['en' | 'es']
