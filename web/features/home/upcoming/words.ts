/** Words of the dates that come up, side by side. */
export const words = {
  en: {
    waiting: 'Waiting now',
    none: 'No dates yet',
    noneHelp:
      'Everything with a date stands here: when applications close, when matching opens, when a module starts, what you promised yourself.',
    noneExample: 'For example: "June 15 – Understanding the Problem starts".',
    kind: {
      open_date: 'Applications open',
      close_date: 'Applications close',
      matching_start: 'Matching opens',
      matching_end: 'Matching closes',
      start_date: 'The course starts',
      end_date: 'The course ends',
      module_start: 'Module starts',
      goal: 'Your objective',
      review_waiting: 'A review waits for you',
    },
    today: 'Today',
    tomorrow: 'Tomorrow',
    calendarTitle: 'In your own calendar',
    calendarHelp:
      'Add this address once; your calendar then follows every change. Keep it to yourself: whoever has it can read your dates.',
    calendarAdd: 'Add to my calendar',
    calendarAddress: 'Address of your calendar',
    copy: 'Copy the address',
    copied: 'Copied',
  },
  es: {
    waiting: 'Esperan ahora',
    none: 'Todavía no hay fechas',
    noneHelp:
      'Aquí está todo lo que tiene fecha: cuándo cierran las postulaciones, cuándo abre el emparejamiento, cuándo empieza un módulo, lo que te propusiste.',
    noneExample: 'Por ejemplo: "15 de junio: empieza Entender el problema".',
    kind: {
      open_date: 'Abren las postulaciones',
      close_date: 'Cierran las postulaciones',
      matching_start: 'Abre el emparejamiento',
      matching_end: 'Cierra el emparejamiento',
      start_date: 'Empieza el curso',
      end_date: 'Termina el curso',
      module_start: 'Empieza un módulo',
      goal: 'Tu objetivo',
      review_waiting: 'Te espera una revisión',
    },
    today: 'Hoy',
    tomorrow: 'Mañana',
    calendarTitle: 'En tu propio calendario',
    calendarHelp:
      'Agrega esta dirección una vez y tu calendario seguirá todos los cambios. No la compartas: quien la tenga puede leer tus fechas.',
    calendarAdd: 'Agregar a mi calendario',
    calendarAddress: 'Dirección de tu calendario',
    copy: 'Copiar la dirección',
    copied: 'Copiada',
  },
} as const
