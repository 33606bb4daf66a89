/** Words of the screen, side by side. */
export const words = {
  en: {
    noStakeholders: 'Your stakeholders wait here to be placed by their power and their interest.',
    about: 'Power: how much influence they have on your business. Interest: how much they care about it.',
    aboutRead: 'Power: how much influence they have on the business. Interest: how much they care about it.',
    grid: 'Grid of power and interest',
    tray: 'Not placed yet',
    trayHint: 'Drag onto the grid. Or press one, then its place. Arrow keys work too.',
    trayEmpty:
      'Everybody is placed. Now compare neighbours: drag a dot, or move it by 5 with the arrow keys.',
    held: (name: string) => `Now press the place of ${name} on the grid.`,
    putHere: (name: string) => `Place ${name} here`,
    placed: (count: number, all: number) => `Placed: ${count}/${all}`,
    table: 'The same in numbers',
    tableHint: 'From 0 to 100, with the slider or typed.',
    power: 'Power',
    interest: 'Interest',
    of: (what: string, name: string) => `${what}: ${name}`,
    range: 'Please enter a number between 0 and 100.',
    notYet: 'Not placed yet',
    at: (power: number, interest: number) => `power ${power}, interest ${interest}`,
    // What only a review or a list of what is missing says.
    fields: { stakeholder: 'Stakeholder', unnamed: 'A stakeholder without a name' },
  },
  es: {
    noStakeholders: 'Tus actores esperan aquí para que los ubiques según su poder y su interés.',
    about: 'Poder: cuánta influencia tienen en tu negocio. Interés: cuánto les importa.',
    aboutRead: 'Poder: cuánta influencia tienen en el negocio. Interés: cuánto les importa.',
    grid: 'Matriz de poder e interés',
    tray: 'Sin ubicar',
    trayHint:
      'Arrastra a la matriz. O toca una ficha y luego su lugar. También sirven las flechas del teclado.',
    trayEmpty:
      'Todas las fichas tienen su lugar. Compara las vecinas: arrastra un punto o muévelo de 5 en 5 con las flechas.',
    held: (name: string) => `Ahora toca en la matriz el lugar de ${name}.`,
    putHere: (name: string) => `Ubicar aquí a ${name}`,
    placed: (count: number, all: number) => `Ubicados: ${count}/${all}`,
    table: 'Lo mismo en números',
    tableHint: 'De 0 a 100, con el control o escrito.',
    power: 'Poder',
    interest: 'Interés',
    of: (what: string, name: string) => `${what}: ${name}`,
    range: 'Escribe un número entre 0 y 100.',
    notYet: 'Sin ubicar',
    at: (power: number, interest: number) => `poder ${power}, interés ${interest}`,
    // What only a review or a list of what is missing says.
    fields: { stakeholder: 'Actor', unnamed: 'Un actor sin nombre' },
  },
} as const

export type Words = (typeof words)['en' | 'es']
