/** Words of the page at a glance, side by side. */
export const words = {
  en: {
    title: (project: string) => `${project} at a glance`,
    enlarge: 'Enlarge',
    close: 'Close',
    draft: 'Draft',
    draftWhy: 'From a module that nobody has approved yet',
    notYet: 'Not written yet:',
    nothing: 'Nothing here yet.',
    present: 'Present',
    unsent: 'Some of your work is not sent yet. It comes into this page when it is.',
    older: 'This is how the page was when it was last read. The server does not answer.',
    boxes: 'The plan in boxes',
  },
  es: {
    title: (project: string) => `${project} de un vistazo`,
    enlarge: 'Ampliar',
    close: 'Cerrar',
    draft: 'Borrador',
    draftWhy: 'De un módulo que nadie ha aprobado todavía',
    notYet: 'Aún sin escribir:',
    nothing: 'Aquí no hay nada todavía.',
    present: 'Presentar',
    unsent: 'Parte de tu trabajo aún no se envió. Entra en esta página cuando se envíe.',
    older: 'Así estaba la página cuando se leyó por última vez. El servidor no responde.',
    boxes: 'El plan en cuadros',
  },
} as const
