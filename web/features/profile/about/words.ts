/** Words of what others see about a person, side by side. */
export const words = {
  en: {
    empty: 'Not filled in yet',
    edit: 'Edit',
    editPart: (part: string) => `Edit: ${part}`,
    save: 'Save',
    yes: 'Yes',
    no: 'No',
    part: {
      about: 'About me',
      contact: 'Contact',
      business: 'My business',
      expertise: 'Expertise',
      experience: 'Experience',
      motivation: 'Motivation',
      commitments: 'Commitments',
    },
    about: {
      public: 'Others see this',
      aboutNote: 'Others see this, except birthday, gender and nationality',
      private: 'Only you and the organisers see this',
      contact:
        'Your telephone is seen by the person you work with once both have signed; your links are seen by others',
    },
  },
  es: {
    empty: 'Todavía sin completar',
    edit: 'Editar',
    editPart: (part: string) => `Editar: ${part}`,
    save: 'Guardar',
    yes: 'Sí',
    no: 'No',
    part: {
      about: 'Sobre mí',
      contact: 'Contacto',
      business: 'Mi negocio',
      expertise: 'Áreas de experiencia',
      experience: 'Trayectoria',
      motivation: 'Motivación',
      commitments: 'Compromisos',
    },
    about: {
      public: 'Otras personas ven esto',
      aboutNote: 'Otras personas ven esto, salvo tu cumpleaños, género y nacionalidad',
      private: 'Solo tú y el equipo organizador ven esto',
      contact:
        'Tu teléfono lo ve quien trabaja contigo cuando las dos partes hayan firmado; tus enlaces los ven otras personas',
    },
  },
} as const
