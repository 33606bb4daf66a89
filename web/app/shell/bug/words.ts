/** Words of reporting a bug, side by side. */
export const words = {
  en: {
    onStep: 'Report a bug on current step',
    onPage: 'Report a bug on this page',
    description: 'Description',
    placeholder: 'Please describe the issue',
    along: 'Your name, this page and the time are sent along.',
    alongProject: 'Your name, the project, this page and the time are sent along.',
    report: 'Report',
    ok: 'Bug reported successfully',
    failed: 'There was a problem reporting your issue. Please try again.',
    empty: 'No description provided',
  },
  es: {
    onStep: 'Reportar un error en este paso',
    onPage: 'Reportar un error en esta página',
    description: 'Descripción',
    placeholder: 'Describe el problema',
    along: 'También se envían tu nombre, esta página y la hora.',
    alongProject: 'También se envían tu nombre, el proyecto, esta página y la hora.',
    report: 'Reportar',
    ok: 'El error se reportó correctamente',
    failed: 'Hubo un problema al reportar el error. Inténtalo otra vez.',
    empty: 'Falta la descripción',
  },
} as const
