/** Words of the home page, side by side. */
export const homeWords = {
  en: {
    hello: (name: string) => `Hello, ${name}`,
    myApplications: 'My applications',
    aboutCohort: 'About this cohort',
    projectSettings: 'Project settings',
    progress: {
      title: 'Your modules',
      approved: (done: number, all: number) => `${done} of ${all} approved`,
      none: 'The organisers have not chosen the modules yet.',
      unread: (count: number) => (count === 1 ? 'One unread message' : `${count} unread messages`),
      reviews: (count: number) =>
        count === 1 ? 'One module waits for your feedback' : `${count} modules wait for your feedback`,
    },
    people: {
      mentor: 'Your mentor',
      projects: 'Your projects',
      noMentor:
        'You have no mentor yet. When a mentor wants to work with you, their request stands on this page.',
      readers: 'Who reads your modules',
      organisers: 'You take this course at your own pace. The organisers read your modules.',
      noProjects: 'You mentor no project yet.',
      noProjectsHelp: 'While matching is open you see the projects that look for somebody like you.',
      toMatching: 'Go to matching',
      mail: 'Write a mail',
      call: 'Call or message',
      hidden: 'Mail and telephone appear here when both of you have signed.',
      unsigned: 'The agreement is not signed by both yet',
      open: 'Open the project',
    },
    dates: {
      title: 'Coming up',
      none: 'No dates yet.',
      noneHelp: 'Starts of modules and the windows of your cohort will stand here.',
      all: 'All dates',
    },
    news: {
      title: 'News',
      none: 'No news yet.',
      noneHelp: 'What your organisers announce will stand here.',
      all: 'All announcements',
      new: 'New',
    },
    welcome: (cohort: string) => `A word from ${cohort}`,
    admin: {
      needs: (count: number, all: string) =>
        count === 1
          ? 'One thing needs you today.'
          : `${all} things need you today. The most urgent stands first.`,
      button: 'Go to my organisation',
      platform: 'Go to the platform',
      news: 'Read announcements',
      cohorts: 'Your cohorts',
      allCohorts: 'All cohorts of my organisation',
    },
    reviews: {
      title: 'Waiting reviews',
      count: (count: number, all: string) => (count === 1 ? `${all} request` : `${all} requests`),
      since: (day: string) => `since ${day}`,
      all: 'Show all',
      some: (n: number) => `Show ${n}`,
      longest: (n: number, all: string) =>
        `These ${n} of ${all} have waited longest. Each cohort shows all of its own.`,
    },
  },
  es: {
    hello: (name: string) => `Hola, ${name}`,
    myApplications: 'Mis postulaciones',
    aboutCohort: 'Sobre esta cohorte',
    projectSettings: 'Ajustes del proyecto',
    progress: {
      title: 'Tus módulos',
      approved: (done: number, all: number) => `${done} de ${all} aprobados`,
      none: 'El equipo organizador todavía no eligió los módulos.',
      unread: (count: number) => (count === 1 ? 'Un mensaje sin leer' : `${count} mensajes sin leer`),
      reviews: (count: number) =>
        count === 1 ? 'Un módulo espera tus comentarios' : `${count} módulos esperan tus comentarios`,
    },
    people: {
      mentor: 'Quien te acompaña',
      projects: 'Tus proyectos',
      noMentor:
        'Todavía nadie te acompaña. Cuando alguien quiera trabajar contigo, su solicitud aparecerá en esta página.',
      readers: 'Quién lee tus módulos',
      organisers: 'Haces este curso a tu ritmo. El equipo organizador lee tus módulos.',
      noProjects: 'Todavía no acompañas ningún proyecto.',
      noProjectsHelp:
        'Mientras el emparejamiento esté abierto verás los proyectos que buscan a alguien como tú.',
      toMatching: 'Ir al emparejamiento',
      mail: 'Escribir un correo',
      call: 'Llamar o escribir',
      hidden: 'El correo y el teléfono aparecen aquí cuando las dos partes hayan firmado.',
      unsigned: 'Todavía falta alguna firma del acuerdo',
      open: 'Abrir el proyecto',
    },
    dates: {
      title: 'Próximas fechas',
      none: 'Todavía no hay fechas.',
      noneHelp: 'Aquí verás cuándo empiezan los módulos y los plazos de tu cohorte.',
      all: 'Todas las fechas',
    },
    news: {
      title: 'Novedades',
      none: 'Todavía no hay novedades.',
      noneHelp: 'Aquí verás lo que anuncie el equipo organizador.',
      all: 'Todos los anuncios',
      new: 'Nuevo',
    },
    welcome: (cohort: string) => `Unas palabras de ${cohort}`,
    admin: {
      needs: (count: number, all: string) =>
        count === 1
          ? 'Hoy una cosa requiere tu atención.'
          : `Hoy ${all} cosas requieren tu atención. Lo más urgente está primero.`,
      button: 'Ir a mi organización',
      platform: 'Ir a la plataforma',
      news: 'Leer los anuncios',
      cohorts: 'Tus cohortes',
      allCohorts: 'Todas las cohortes de mi organización',
    },
    reviews: {
      title: 'Revisiones en espera',
      count: (count: number, all: string) => (count === 1 ? `${all} solicitud` : `${all} solicitudes`),
      since: (day: string) => `desde el ${day}`,
      all: 'Ver todas',
      some: (n: number) => `Ver ${n}`,
      longest: (n: number, all: string) =>
        `Estas ${n} de ${all} son las que más tiempo llevan esperando. Cada cohorte muestra todas las suyas.`,
    },
  },
} as const
