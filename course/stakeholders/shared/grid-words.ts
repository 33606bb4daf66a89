/** Words of the grid wherever it stands, side by side. */
export const gridWords = {
  en: {
    power: 'Power',
    interest: 'Interest',
    noPosition: 'No position yet',
    noGroup: 'Without a group',
    label: (count: number, by: 'group' | 'position') =>
      `Grid with ${count === 1 ? '1 stakeholder' : `${count} stakeholders`} by ${by}: further up has more power, further right more interest. The list says the same.`,
  },
  es: {
    power: 'Poder',
    interest: 'Interés',
    noPosition: 'Todavía sin postura',
    noGroup: 'Sin grupo',
    label: (count: number, by: 'group' | 'position') =>
      `Matriz con ${count === 1 ? '1 actor' : `${count} actores`} por ${by === 'group' ? 'grupo' : 'postura'}: más arriba hay más poder, más a la derecha más interés. La lista dice lo mismo.`,
  },
} as const
