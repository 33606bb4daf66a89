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
    write: (step: string) => `Write: ${step}`,
    present: 'Present',
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
    write: (step: string) => `Escribir: ${step}`,
    present: 'Presentar',
    boxes: 'El plan en cuadros',
  },
} as const
