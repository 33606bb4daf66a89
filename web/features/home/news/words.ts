/** Words of the announcements, side by side. */
export const words = {
  en: {
    none: 'No announcements yet',
    noneHelp:
      'When your organisers have something to tell, you read it here and the menu shows that it is new.',
    noneExample: 'For example: "We meet online on Friday at five. Bring one question."',
  },
  es: {
    none: 'Todavía no hay anuncios',
    noneHelp: 'Cuando el equipo organizador tenga algo que contar, lo leerás aquí y verás que es nuevo.',
    noneExample: 'Por ejemplo: "Nos vemos en línea el viernes a las cinco. Trae una pregunta".',
  },
} as const
