/** Words of the screen, side by side. */
export const words = {
  en: {
    noStakeholders: 'The people and organisations that you list get a plan here.',
    noPlaces: 'Power and interest decide how much care each stakeholder needs. Place them on the grid first.',
    planned: (count: number, all: number) => `Important stakeholders with a plan: ${count} of ${all}`,
    advice: {
      closely: 'Meet in person and often. Decide together what touches them.',
      satisfy: 'Few contacts, well prepared. Keep every promise on time.',
      inform: 'Regular news and an open ear. Give willing people a role.',
      monitor: 'Take a look every few months.',
    },
    nobody: 'Nobody stands here.',
    unplaced: 'Not on the grid yet',
    toGrid: 'Place them on the grid',
    you: 'You',
    team: 'The team',
    power: (power: number, interest: number) => `power ${power}, interest ${interest}`,
    noPosition: 'no position yet',
    wants: 'They want',
    worries: 'They worry about',
    give: 'We give',
    receive: 'We receive',
    plan: 'Our plan',
    placeholders: {
      give: 'Work, goods, news, help or thanks',
      receive: 'A permit, a contact, advice, orders',
      plan: 'Who does what, and how often',
    },
    ideas: 'Suggestions',
    make: 'Make a plan',
    none: 'No plan',
    // What only a review or a list of what is missing says.
    fields: { stakeholder: 'Stakeholder', unnamed: 'A stakeholder without a name' },
    report: { head: ['Stakeholder', 'We give', 'We receive', 'Our plan'] },
  },
  es: {
    noStakeholders: 'Las personas y organizaciones de tu lista reciben aquí un plan.',
    noPlaces:
      'El poder y el interés deciden cuánto cuidado necesita cada actor. Primero colócalos en la matriz.',
    planned: (count: number, all: number) => `Actores importantes con un plan: ${count} de ${all}`,
    advice: {
      closely: 'Reuniones en persona y seguidas. Lo que les toca se decide en conjunto.',
      satisfy: 'Pocos contactos, bien preparados. Cada promesa se cumple a tiempo.',
      inform: 'Noticias regulares y oído atento. Un papel para quien quiera ayudar.',
      monitor: 'Una mirada cada tantos meses.',
    },
    nobody: 'Aquí no hay nadie.',
    unplaced: 'Todavía sin lugar en la matriz',
    toGrid: 'Ubicar en la matriz',
    you: 'Tú',
    team: 'El equipo',
    power: (power: number, interest: number) => `poder ${power}, interés ${interest}`,
    noPosition: 'todavía sin postura',
    wants: 'Quieren',
    worries: 'Les preocupa',
    give: 'Damos',
    receive: 'Recibimos',
    plan: 'Nuestro plan',
    placeholders: {
      give: 'Trabajo, productos, noticias, ayuda o reconocimiento',
      receive: 'Un permiso, un contacto, consejos, pedidos',
      plan: 'Quién hace qué y cada cuánto',
    },
    ideas: 'Sugerencias',
    make: 'Hacer un plan',
    none: 'Sin plan',
    // What only a review or a list of what is missing says.
    fields: { stakeholder: 'Actor', unnamed: 'Un actor sin nombre' },
    report: { head: ['Actor', 'Damos', 'Recibimos', 'Nuestro plan'] },
  },
} as const

export type Words = (typeof words)['en' | 'es']
