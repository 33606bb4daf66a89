/** Words of the slides beside those of the pitch, side by side. */
export const pitchWords = {
  en: {
    activities: 'What we do, and what changes by it',
    customers: 'Our customers',
    steps: 'The next steps',
    more: (count: number) => `and ${count} more`,
  },
  es: {
    activities: 'Lo que hacemos y lo que cambia con ello',
    customers: 'Nuestros clientes',
    steps: 'Los próximos pasos',
    more: (count: number) => `y ${count} más`,
  },
} as const
