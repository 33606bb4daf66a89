/** Words of the list of applications and of reading and deciding one, side by side. */
export const words = {
  en: {
    nobody: 'A person who left',
    everybodyFound: 'Everybody found',
    tab: {
      label: 'Applications by state',
      pending: 'To decide',
      approved: 'Approved',
      waitlisted: 'Waiting list',
      rejected: 'Rejected',
      withdrawn: 'Withdrawn',
      all: 'All',
    },
    search: {
      entrepreneur: 'Name, e-mail or business',
      mentor: 'Name or e-mail',
    },
    list: {
      entrepreneur: 'Applications of entrepreneurs',
      mentor: 'Applications of mentors',
      applied: (day: string) => `Applied ${day}`,
      teams: (count: number) => (count === 1 ? `Takes ${count} team` : `Takes ${count} teams`),
    },
    none: {
      pending: 'Everything is decided',
      tab: 'Nobody is here',
      others: (count: number) =>
        count === 1 ? `${count} application has another state.` : `${count} applications have another state.`,
      seeAll: 'See all applications',
      toLink: 'To the link',
      entrepreneur: {
        title: 'Entrepreneurs will appear here',
        why: 'As soon as somebody finishes the profile and applies, you can read about their business and decide.',
      },
      mentor: {
        title: 'Mentors will appear here',
        why: 'As soon as a mentor applies, you can read what they bring and decide.',
      },
      example: "Share the cohort's sign-up link, for example in a newsletter or a group chat.",
    },
    decide: {
      approved: 'Approve',
      waitlisted: 'Waiting list',
      rejected: 'Reject',
      pending: 'Back to pending',
      offline: 'We could not reach the server. Try again when the line is back.',
    },
    decided: {
      approved: ({ count, name }: { count: number; name: string }) =>
        count === 1 ? `${name} is approved` : `${count} people are approved`,
      waitlisted: ({ count, name }: { count: number; name: string }) =>
        count === 1 ? `${name} is on the waiting list` : `${count} people are on the waiting list`,
      rejected: ({ count, name }: { count: number; name: string }) =>
        count === 1 ? `${name} is rejected` : `${count} people are rejected`,
      pending: ({ count, name }: { count: number; name: string }) =>
        count === 1 ? `${name} is pending again` : `${count} people are pending again`,
    },
    ask: {
      approved: ({ count, name }: { count: number; name: string }) =>
        count === 1 ? `Approve ${name}?` : `Approve ${count} people?`,
      waitlisted: ({ count, name }: { count: number; name: string }) =>
        count === 1 ? `Put ${name} on the waiting list?` : `Put ${count} people on the waiting list?`,
      rejected: ({ count, name }: { count: number; name: string }) =>
        count === 1 ? `Reject ${name}?` : `Reject ${count} people?`,
      pending: ({ count, name }: { count: number; name: string }) =>
        count === 1 ? `Set ${name} back to pending?` : `Set ${count} people back to pending?`,
      nobody: 'Everybody you chose is already there. Nothing to decide.',
      mail: (count: number) => (count === 1 ? `${count} person gets a mail.` : `${count} people get a mail.`),
      digest: (count: number) =>
        count === 1
          ? `${count} person reads it in the daily summary.`
          : `${count} people read it in the daily summary.`,
      quiet: (count: number) =>
        count === 1
          ? `${count} person gets no mail and sees it in Germina.`
          : `${count} people get no mail and see it in Germina.`,
      leftOut: (count: number) =>
        count === 1
          ? `${count} person is already there and is left out.`
          : `${count} people are already there and are left out.`,
      minute: 'Nobody is told for a minute: until then you can take it back.',
      message: {
        en: (count: number) =>
          count === 1 ? `Message in English (${count} person)` : `Message in English (${count} people)`,
        es: (count: number) =>
          count === 1 ? `Message in Spanish (${count} person)` : `Message in Spanish (${count} people)`,
      },
      optional: 'Optional. It stands in the mail and in the history of the application.',
      preview: 'See the mail',
      do: {
        approved: (count: number) => (count === 1 ? 'Approve' : `Approve ${count} people`),
        waitlisted: (count: number) =>
          count === 1 ? 'Put on the waiting list' : `Put ${count} people on the waiting list`,
        rejected: (count: number) => (count === 1 ? 'Reject' : `Reject ${count} people`),
        pending: (count: number) =>
          count === 1 ? 'Set back to pending' : `Set ${count} people back to pending`,
      },
    },
    takeBack: {
      label: 'The last decision',
      minute: 'The news goes out in a minute.',
      button: 'Take it back',
      done: (count: number) =>
        count === 1 ? 'The decision is taken back' : `${count} decisions are taken back`,
    },
    review: {
      previous: 'Previous',
      next: 'Next',
      place: (place: number, all: number) => `${place} of ${all} on this page`,
      keys: '· keys K and J',
      failed: 'We could not open this application',
      gone: 'This application is not here',
      goneWhy: 'The person may have deleted their account.',
      about: 'About the person',
      history: 'History',
      noHistory: 'Nothing has been decided yet.',
      byAt: (name: string, day: string) => `${name}, ${day}`,
      notGiven: 'Not given',
      noWork: 'No work experiences given.',
      yes: 'Yes',
      no: 'No',
    },
    field: {
      business: 'Business details',
      businessName: 'Name of the business',
      countries: 'Country of operation',
      product: 'Product type',
      sector: 'Sector',
      stage: 'Stage of business',
      problem: 'Problem description',
      solution: 'Proposed solution',
      work: 'Work experiences',
      education: 'Education',
      motivation: 'Motivation',
      whyMentee: 'Why they want to join',
      support: 'Wants help with',
      knowHow: 'Know-how',
      expertise: 'Areas of expertise',
      countryExpertise: 'Knows these countries',
      capacity: 'Capacity',
      founded: 'Has founded a business',
      whyMentor: 'Why they want to mentor',
      mentored: 'Has mentored before',
      profession: 'Is',
      languages: 'Languages',
      bio: 'Introduction',
      contact: 'Contact',
      email: 'E-mail',
      phone: 'Phone',
      mailLanguage: 'Reads mails in',
      links: 'Links',
    },
  },
  es: {
    nobody: 'Una persona que se fue',
    everybodyFound: 'Todas las personas encontradas',
    tab: {
      label: 'Postulaciones por estado',
      pending: 'Por decidir',
      approved: 'Aprobadas',
      waitlisted: 'Lista de espera',
      rejected: 'Rechazadas',
      withdrawn: 'Retiradas',
      all: 'Todas',
    },
    search: {
      entrepreneur: 'Nombre, correo o negocio',
      mentor: 'Nombre o correo',
    },
    list: {
      entrepreneur: 'Postulaciones de emprendimientos',
      mentor: 'Postulaciones de mentoría',
      applied: (day: string) => `Se postuló el ${day}`,
      teams: (count: number) => (count === 1 ? `Acepta ${count} equipo` : `Acepta ${count} equipos`),
    },
    none: {
      pending: 'Todo está decidido',
      tab: 'No hay nadie aquí',
      others: (count: number) =>
        count === 1
          ? `Hay ${count} postulación en otro estado.`
          : `Hay ${count} postulaciones en otros estados.`,
      seeAll: 'Ver todas las postulaciones',
      toLink: 'Ir al enlace',
      entrepreneur: {
        title: 'Aquí verás a las personas emprendedoras',
        why: 'En cuanto alguien complete su perfil y se postule, podrás leer sobre su negocio y decidir.',
      },
      mentor: {
        title: 'Aquí verás a las personas mentoras',
        why: 'En cuanto alguien se postule para mentorear, podrás leer qué aporta y decidir.',
      },
      example: 'Comparte el enlace de registro de la cohorte, por ejemplo en un boletín o un grupo de chat.',
    },
    decide: {
      approved: 'Aprobar',
      waitlisted: 'Lista de espera',
      rejected: 'Rechazar',
      pending: 'Volver a pendiente',
      offline: 'No pudimos llegar al servidor. Inténtalo otra vez cuando vuelva la conexión.',
    },
    decided: {
      approved: ({ count, name }: { count: number; name: string }) =>
        count === 1 ? `Se aprobó a ${name}` : `Se aprobó a ${count} personas`,
      waitlisted: ({ count, name }: { count: number; name: string }) =>
        count === 1 ? `${name} está en la lista de espera` : `${count} personas están en la lista de espera`,
      rejected: ({ count, name }: { count: number; name: string }) =>
        count === 1 ? `Se rechazó a ${name}` : `Se rechazó a ${count} personas`,
      pending: ({ count, name }: { count: number; name: string }) =>
        count === 1 ? `${name} está otra vez pendiente` : `${count} personas están otra vez pendientes`,
    },
    ask: {
      approved: ({ count, name }: { count: number; name: string }) =>
        count === 1 ? `¿Aprobar a ${name}?` : `¿Aprobar a ${count} personas?`,
      waitlisted: ({ count, name }: { count: number; name: string }) =>
        count === 1
          ? `¿Poner a ${name} en la lista de espera?`
          : `¿Poner a ${count} personas en la lista de espera?`,
      rejected: ({ count, name }: { count: number; name: string }) =>
        count === 1 ? `¿Rechazar a ${name}?` : `¿Rechazar a ${count} personas?`,
      pending: ({ count, name }: { count: number; name: string }) =>
        count === 1 ? `¿Devolver a ${name} a pendiente?` : `¿Devolver a ${count} personas a pendiente?`,
      nobody: 'Todas las personas elegidas ya están ahí. No hay nada que decidir.',
      mail: (count: number) =>
        count === 1 ? `${count} persona recibe un correo.` : `${count} personas reciben un correo.`,
      digest: (count: number) =>
        count === 1
          ? `${count} persona lo lee en el resumen diario.`
          : `${count} personas lo leen en el resumen diario.`,
      quiet: (count: number) =>
        count === 1
          ? `${count} persona no recibe correo y lo ve en Germina.`
          : `${count} personas no reciben correo y lo ven en Germina.`,
      leftOut: (count: number) =>
        count === 1
          ? `${count} persona ya está ahí y se deja fuera.`
          : `${count} personas ya están ahí y se dejan fuera.`,
      minute: 'Nadie se entera durante un minuto: hasta entonces puedes deshacerlo.',
      message: {
        en: (count: number) =>
          count === 1 ? `Mensaje en inglés (${count} persona)` : `Mensaje en inglés (${count} personas)`,
        es: (count: number) =>
          count === 1 ? `Mensaje en español (${count} persona)` : `Mensaje en español (${count} personas)`,
      },
      optional: 'Opcional. Aparece en el correo y en el historial de la postulación.',
      preview: 'Ver el correo',
      do: {
        approved: (count: number) => (count === 1 ? 'Aprobar' : `Aprobar a ${count} personas`),
        waitlisted: (count: number) =>
          count === 1 ? 'Poner en lista de espera' : `Poner a ${count} personas en lista de espera`,
        rejected: (count: number) => (count === 1 ? 'Rechazar' : `Rechazar a ${count} personas`),
        pending: (count: number) =>
          count === 1 ? 'Devolver a pendiente' : `Devolver a ${count} personas a pendiente`,
      },
    },
    takeBack: {
      label: 'La última decisión',
      minute: 'La noticia sale en un minuto.',
      button: 'Deshacer',
      done: (count: number) =>
        count === 1 ? 'Se deshizo la decisión' : `Se deshicieron ${count} decisiones`,
    },
    review: {
      previous: 'Anterior',
      next: 'Siguiente',
      place: (place: number, all: number) => `${place} de ${all} en esta página`,
      keys: '· teclas K y J',
      failed: 'No pudimos abrir esta postulación',
      gone: 'Esta postulación no está aquí',
      goneWhy: 'Puede que la persona haya borrado su cuenta.',
      about: 'Sobre la persona',
      history: 'Historial',
      noHistory: 'Todavía no se ha decidido nada.',
      byAt: (name: string, day: string) => `${name}, ${day}`,
      notGiven: 'Sin indicar',
      noWork: 'No indicó experiencias laborales.',
      yes: 'Sí',
      no: 'No',
    },
    field: {
      business: 'Datos del negocio',
      businessName: 'Nombre del negocio',
      countries: 'País de operación',
      product: 'Tipo de producto',
      sector: 'Sector',
      stage: 'Etapa del negocio',
      problem: 'Descripción del problema',
      solution: 'Solución propuesta',
      work: 'Experiencias laborales',
      education: 'Educación',
      motivation: 'Motivación',
      whyMentee: 'Por qué quiere participar',
      support: 'Busca ayuda en',
      knowHow: 'Conocimientos',
      expertise: 'Áreas de experiencia',
      countryExpertise: 'Conoce estos países',
      capacity: 'Capacidad',
      founded: 'Ha fundado un negocio',
      whyMentor: 'Por qué quiere mentorear',
      mentored: 'Mentorías anteriores',
      profession: 'Es',
      languages: 'Idiomas',
      bio: 'Presentación',
      contact: 'Contacto',
      email: 'Correo',
      phone: 'Teléfono',
      mailLanguage: 'Lee los correos en',
      links: 'Enlaces',
    },
  },
} as const
