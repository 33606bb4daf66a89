import type { DateHint } from '#domain/programme/cohort-dates.ts'
import type { CohortDate, CohortFlag } from './cohort-draft.ts'

type Words = {
  about: {
    title: string
    name: string
    nameHelp: string
    description: string
    descriptionHelp: string
    duration: string
    durationHelp: string
  }
  welcome: { title: string; label: string; help: string }
  dates: {
    title: string
    help: string
    spans: Record<'applications' | 'matching' | 'course', { title: string; help: string }>
    from: string
    until: string
  }
  dateNames: Record<CohortDate, string>
  hints: Record<DateHint, string>
  rules: { title: string; flags: Record<CohortFlag, { label: string; help: string }> }
  lead: { title: string; help: string; name: string; email: string }
  modules: {
    title: string
    help: string
    taught: (name: string) => string
    name: (name: string) => string
    own: string
    start: (name: string) => string
    up: (name: string) => string
    down: (name: string) => string
    moved: (name: string, place: number) => string
    customised: string
  }
  preview: { title: string; help: string; noName: string }
  faults: (count: number) => string
  conflict: string
}

/** Words of the form of a cohort, side by side. */
export const words: Record<'en' | 'es', Words> = {
  en: {
    about: {
      title: 'What it is',
      name: 'Name',
      nameHelp: 'As people will read it, for example "Lakeshore Incubation 2027".',
      description: 'Description',
      descriptionHelp: 'For whom it is, and what they have in the end. Everybody can read this.',
      duration: 'Duration',
      durationHelp: 'For example "5 months, 4 to 6 hours per week".',
    },
    welcome: {
      title: 'Welcome message',
      label: 'What they read first',
      help: 'People see it when they have applied, and on their dashboard.',
    },
    dates: {
      title: 'Dates',
      help: 'Every first and last day counts whole, in your time zone.',
      spans: {
        applications: { title: 'Applications', help: 'When people can apply.' },
        matching: { title: 'Matching', help: 'When mentors and teams find each other.' },
        course: { title: 'Course', help: 'When the teams work on their plans.' },
      },
      from: 'First day',
      until: 'Last day',
    },
    dateNames: {
      open_date: 'Applications: first day',
      close_date: 'Applications: last day',
      matching_start: 'Matching: first day',
      matching_end: 'Matching: last day',
      start_date: 'Course: first day',
      end_date: 'Course: last day',
    },
    hints: {
      matchingBeforeClose: 'Matching begins while people can still apply: who comes late has less choice.',
      courseBeforeMatchingEnds:
        'The course begins while matching still runs: some teams will start without a mentor.',
      courseBeforeClose: 'The course begins while people can still apply: who comes late has less time.',
      modulesOutOfOrder: 'A module begins before the one above it.',
    },
    rules: {
      title: 'How it runs',
      flags: {
        registration_open: {
          label: 'Take applications',
          help: 'Within the days above. Switch it off to pause.',
        },
        private: {
          label: 'Private',
          help: 'Only who has the invitation link finds it and can apply.',
        },
        self_guided: {
          label: 'Self-guided',
          help: 'Without mentors: no matching and no agreement. You review the modules.',
        },
        matching: {
          label: 'Matching',
          help: 'Within the days above. Switch it off to pause.',
        },
        extra_mentors: {
          label: 'Extra mentors',
          help: 'Mentors of your other cohorts may take part in the matching.',
        },
        simple_onboard: {
          label: 'Short application',
          help: 'Asks only for the most important things.',
        },
        notifications: {
          label: 'Mails',
          help: 'People of this cohort get mails about what happens in it.',
        },
        entrepreneur_threads: {
          label: 'Entrepreneurs may begin a conversation about a field',
          help: 'Otherwise the mentor writes first, and they answer.',
        },
      },
    },
    lead: {
      title: 'Who leads it',
      help: 'Participants see the name at once, and the e-mail when the course starts.',
      name: 'Name of the lead',
      email: 'E-mail of the lead',
    },
    modules: {
      title: 'Modules',
      help: 'In the order in which teams see them. Without a first day, a module is open from the beginning.',
      taught: (name) => `Teach ${name}`,
      name: (name) => `Name of ${name}`,
      own: 'Name',
      start: (name) => `First day of ${name}`,
      up: (name) => `Move ${name} up`,
      down: (name) => `Move ${name} down`,
      moved: (name, place) => `${name} is number ${place} now.`,
      customised: 'Customised',
    },
    preview: {
      title: 'How people will see it',
      help: 'This is what whoever may join reads before applying.',
      noName: 'Without a name yet',
    },
    faults: (count) => (count === 1 ? 'One field needs another look.' : `${count} fields need another look.`),
    conflict:
      'Somebody else changed this cohort meanwhile. Their changes are in the form now, and yours too. Look at it once more and save again.',
  },
  es: {
    about: {
      title: 'Qué es',
      name: 'Nombre',
      nameHelp: 'Como lo leerán las personas, por ejemplo "Semilla Andina 2027".',
      description: 'Descripción',
      descriptionHelp: 'Para quién es y qué tendrán al final. Cualquiera puede leerlo.',
      duration: 'Duración',
      durationHelp: 'Por ejemplo "5 meses, de 4 a 6 horas por semana".',
    },
    welcome: {
      title: 'Mensaje de bienvenida',
      label: 'Lo primero que leen',
      help: 'Se ve al terminar la postulación y en su inicio.',
    },
    dates: {
      title: 'Fechas',
      help: 'Cada primer y último día cuenta completo, en tu zona horaria.',
      spans: {
        applications: { title: 'Postulaciones', help: 'Cuándo se puede postular.' },
        matching: { title: 'Emparejamiento', help: 'Cuándo se encuentran mentores y equipos.' },
        course: { title: 'Curso', help: 'Cuándo trabajan los equipos en sus planes.' },
      },
      from: 'Primer día',
      until: 'Último día',
    },
    dateNames: {
      open_date: 'Postulaciones: primer día',
      close_date: 'Postulaciones: último día',
      matching_start: 'Emparejamiento: primer día',
      matching_end: 'Emparejamiento: último día',
      start_date: 'Curso: primer día',
      end_date: 'Curso: último día',
    },
    hints: {
      matchingBeforeClose:
        'El emparejamiento empieza mientras aún se puede postular: quien llega tarde tiene menos opciones.',
      courseBeforeMatchingEnds:
        'El curso empieza durante el emparejamiento: algunos equipos empezarán sin mentor/a.',
      courseBeforeClose:
        'El curso empieza mientras aún se puede postular: quien llega tarde tiene menos tiempo.',
      modulesOutOfOrder: 'Un módulo empieza antes que el que está encima.',
    },
    rules: {
      title: 'Cómo funciona',
      flags: {
        registration_open: {
          label: 'Recibir postulaciones',
          help: 'En los días de arriba. Apágalo para hacer una pausa.',
        },
        private: {
          label: 'Privada',
          help: 'Solo quien tiene el enlace de invitación la encuentra y puede postularse.',
        },
        self_guided: {
          label: 'Autoguiada',
          help: 'Sin mentores: no hay emparejamiento ni acuerdo. Tú revisas los módulos.',
        },
        matching: {
          label: 'Emparejamiento',
          help: 'En los días de arriba. Apágalo para hacer una pausa.',
        },
        extra_mentors: {
          label: 'Más mentores',
          help: 'Mentores de tus otras cohortes pueden participar en el emparejamiento.',
        },
        simple_onboard: {
          label: 'Postulación corta',
          help: 'Pregunta solo lo más importante.',
        },
        notifications: {
          label: 'Correos',
          help: 'Las personas de esta cohorte reciben correos sobre lo que pasa en ella.',
        },
        entrepreneur_threads: {
          label: 'Las personas emprendedoras pueden iniciar una conversación sobre un campo',
          help: 'Si no, primero escribe su mentor/a y ellas responden.',
        },
      },
    },
    lead: {
      title: 'Quién la dirige',
      help: 'Quienes participan ven el nombre enseguida, y el correo cuando empieza el curso.',
      name: 'Nombre de quien la dirige',
      email: 'Correo de quien la dirige',
    },
    modules: {
      title: 'Módulos',
      help: 'En el orden en que los ven los equipos. Sin primer día, un módulo está abierto desde el comienzo.',
      taught: (name) => `Enseñar ${name}`,
      name: (name) => `Nombre de ${name}`,
      own: 'Nombre',
      start: (name) => `Primer día de ${name}`,
      up: (name) => `Subir ${name}`,
      down: (name) => `Bajar ${name}`,
      moved: (name, place) => `${name} ahora es el número ${place}.`,
      customised: 'Personalizado',
    },
    preview: {
      title: 'Cómo la verán',
      help: 'Esto lee quien puede unirse antes de postularse.',
      noName: 'Todavía sin nombre',
    },
    faults: (count) =>
      count === 1 ? 'Un campo necesita otra mirada.' : `${count} campos necesitan otra mirada.`,
    conflict:
      'Otra persona cambió esta cohorte mientras tanto. Sus cambios ya están en el formulario, y los tuyos también. Míralo otra vez y guarda de nuevo.',
  },
}
