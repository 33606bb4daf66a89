/** Words of the settings of a project, side by side. */
export const words = {
  en: {
    label: 'Project settings',
    lead: 'What others read about your project. Everybody in the team can change it.',
    save: 'Save',
    saved: 'Saved. Everybody sees the new description now.',
    back: 'Back to the project',
    readOnly: 'The team of this project describes it. You can read it here.',
    changed: 'Somebody in your team changed this meanwhile. Look it through, then save again.',
    failed: 'That did not work. Check your connection and try again.',
  },
  es: {
    label: 'Ajustes del proyecto',
    lead: 'Lo que otras personas leen sobre tu proyecto. Todo el equipo puede cambiarlo.',
    save: 'Guardar',
    saved: 'Guardado. Ya todos ven la nueva descripción.',
    back: 'Volver al proyecto',
    readOnly: 'El equipo de este proyecto lo describe. Aquí puedes leerlo.',
    changed: 'Alguien de tu equipo cambió esto mientras tanto. Repásalo y guarda otra vez.',
    failed: 'No funcionó. Revisa tu conexión e inténtalo otra vez.',
  },
} as const
