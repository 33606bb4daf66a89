/** Words of the grid wherever it stands, side by side. */
export const gridWords = {
  en: {
    power: 'Power',
    interest: 'Interest',
    noPosition: 'No position yet',
    noGroup: 'Without a group',
    label: (count: number) =>
      `Grid with ${count === 1 ? '1 stakeholder' : `${count} stakeholders`}: further up has more power, further right more interest. The list says the same.`,
  },
  es: {
    power: 'Poder',
    interest: 'Interés',
    noPosition: 'Todavía sin postura',
    noGroup: 'Sin grupo',
    label: (count: number) =>
      `Matriz con ${count === 1 ? '1 actor' : `${count} actores`}: más arriba hay más poder, más a la derecha más interés. La lista dice lo mismo.`,
  },
} as const
