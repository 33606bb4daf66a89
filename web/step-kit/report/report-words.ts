/** Words around a report, side by side; its own words come with its parts. */
export const reportWords = {
  en: {
    title: 'Your module on one page',
    theirTitle: 'The module on one page',
    empty: 'What you write in the steps appears here, with your pictures and tables.',
    theirEmpty: 'The team has not written anything in this module yet.',
    picture: 'Picture',
    inWords: 'The picture in words',
    drawn: 'See the picture',
    number: (n: number) => `Step ${n}`,
  },
  es: {
    title: 'Tu módulo en una página',
    theirTitle: 'El módulo en una página',
    empty: 'Lo que escribes en los pasos aparece aquí, con tus dibujos y tablas.',
    theirEmpty: 'El equipo todavía no escribió nada en este módulo.',
    picture: 'Dibujo',
    inWords: 'El dibujo en palabras',
    drawn: 'Ver el dibujo',
    number: (n: number) => `Paso ${n}`,
  },
} as const
