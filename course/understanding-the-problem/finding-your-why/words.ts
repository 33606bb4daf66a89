const trimmed = (text: string, lead: RegExp) =>
  text
    .trim()
    .replace(lead, '')
    .replace(/[.,;]+$/, '')
const small = (text: string) => (text ? text.charAt(0).toLowerCase() + text.slice(1) : '…')
const large = (text: string) => (text ? text.charAt(0).toUpperCase() + text.slice(1) : '…')

/** Words of the screen, side by side. */
export const words = {
  en: {
    rings: { why: 'Why', how: 'How', what: 'What' },
    ringHints: {
      why: 'The change you want for others',
      how: 'The way of working, even when it costs something',
      what: 'What one can buy or use',
    },
    circle: 'The golden circle',
    filled: 'filled',
    empty: 'still empty',
    story: 'Tell us about a moment that made you start',
    hints: {
      story: 'A short story, as if to a friend. Three lines are enough for today.',
      missionStatement: 'What you do every day, and for what: "To … so that …"',
      visionStatement: 'The place when you have succeeded',
    },
    halves: 'The why in one sentence',
    before: 'To',
    between: 'so that',
    contribution: 'What you give',
    impact: 'What becomes possible for others',
    examples: {
      contribution: 'open paid trades to deaf young people',
      impact: 'they can choose their own life',
    },
    longTerm: 'The long-term impact you wrote',
    sentence: (contribution: string, impact: string) =>
      `To ${small(trimmed(contribution, /^to\s+/i))} so that ${small(trimmed(impact, /^so that\s+/i))}.`,
    use: 'Use as my mission',
    useAgain: 'Build the mission again',
    replace: 'Replace your mission?',
    how: 'How you work',
    what: 'What you will offer',
    howAbout: 'One to five principles. For example: "We hire the people we train".',
    newHow: 'New principle',
    whatAbout:
      'One to five things. They come back in module two. For example: bread, cakes, evening classes.',
    newWhat: 'New offer',
    goesToo: 'It no longer comes back as a suggestion in module two.',
    ideas: 'From your activities',
    full: 'Five are enough. Remove one to add another.',
    mission: 'Mission',
    vision: 'Vision',
    visionExample: 'In ten years…',
    checks: { others: 'About others', product: 'No product words', short: 'Under 30 words' },
  },
  es: {
    rings: { why: 'Por qué', how: 'Cómo', what: 'Qué' },
    ringHints: {
      why: 'El cambio que quieres para otras personas',
      how: 'La manera de trabajar, incluso cuando cuesta algo',
      what: 'Lo que se puede comprar o usar',
    },
    circle: 'El círculo dorado',
    filled: 'completo',
    empty: 'vacío todavía',
    story: 'Cuéntanos un momento que te hizo empezar',
    hints: {
      story: 'Una historia corta, tal como se la contarías a una persona amiga. Por hoy bastan tres líneas.',
      missionStatement: 'Lo que haces cada día y para qué: "… para que …"',
      visionStatement: 'El lugar cuando lo hayas logrado',
    },
    halves: 'El porqué en una frase',
    before: '',
    between: 'para que',
    contribution: 'Lo que das',
    impact: 'Lo que se vuelve posible para otras personas',
    examples: {
      contribution: 'Abrir oficios pagados a jóvenes de la comunidad sorda',
      impact: 'puedan elegir su propia vida',
    },
    longTerm: 'El impacto a largo plazo que escribiste',
    sentence: (contribution: string, impact: string) =>
      `${large(trimmed(contribution, /^$/))} para que ${small(trimmed(impact, /^para que\s+/i))}.`,
    use: 'Usar como mi misión',
    useAgain: 'Armar la misión otra vez',
    replace: '¿Reemplazar tu misión?',
    how: 'Cómo trabajas',
    what: 'Qué vas a ofrecer',
    howAbout: 'De uno a cinco principios. Por ejemplo: "Contratamos a quienes formamos".',
    newHow: 'Nuevo principio',
    whatAbout:
      'De una a cinco cosas. Volverán en el módulo dos. Por ejemplo: pan, pasteles, clases por la noche.',
    newWhat: 'Nueva oferta',
    goesToo: 'Ya no volverá como sugerencia en el módulo dos.',
    ideas: 'De tus actividades',
    full: 'Con cinco basta. Quita una entrada para agregar otra.',
    mission: 'Misión',
    vision: 'Visión',
    visionExample: 'En diez años…',
    checks: {
      others: 'Sobre otras personas',
      product: 'Sin palabras de producto',
      short: 'Menos de 30 palabras',
    },
  },
} as const
