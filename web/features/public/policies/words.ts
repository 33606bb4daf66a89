/** Words around the policies, side by side. */
export const words = {
  en: {
    contents: 'On this page',
    placeholder: 'To be filled in by the operator',
  },
  es: {
    contents: 'En esta página',
    placeholder: 'Por completar por quien opera la plataforma',
  },
} as const
