/** Words of reporting a bug, side by side. */
export const words = {
  en: {
    title: 'Report a bug on current step',
    description: 'Description',
    placeholder: 'Please describe the issue',
    report: 'Report',
    ok: 'Bug reported successfully',
    failed: 'There was a problem reporting your issue. Please try again.',
    empty: 'No description provided',
  },
  es: {
    title: 'Reportar un error en este paso',
    description: 'Descripción',
    placeholder: 'Describe el problema',
    report: 'Reportar',
    ok: 'El error se reportó correctamente',
    failed: 'Hubo un problema al reportar el error. Inténtalo otra vez.',
    empty: 'Falta la descripción',
  },
} as const
