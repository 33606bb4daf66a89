import type { NeedItem } from './needs-documents.ts'

type Said = Pick<NeedItem, 'project_name' | 'person_name' | 'cohort_title' | 'detail'> & { module: string }

/** What the server says of silence that nothing came before. */
const never = 'never'

/** Words of what needs an organiser, side by side. */
export const words = {
  en: {
    title: 'Needs you',
    none: 'Nothing needs you today.',
    noneHelp:
      'When an application comes in, a team waits or falls silent, or a date is near, you find it here.',
    late: 'late',
    all: (count: number) => `Show all ${count}`,
    lists: 'Lists',
    listsOf: (cohort: string) => `Lists of ${cohort}`,
    days: (days: number) => (days === 1 ? '1 day' : `${days} days`),
    today: 'today',
    left: (days: number) => (days === 1 ? '1 day left' : `${days} days left`),
    remind: 'Remind',
    remindOf: (what: string) => `Remind: ${what}`,
    reminded: (time: string) => `Reminded at ${time}`,
    remindedNow: (people: number) =>
      people === 0
        ? 'They were reminded today already.'
        : people === 1
          ? 'One person gets a notice and a mail.'
          : `${people} people get a notice and a mail.`,
    failed: 'Nobody was reminded. Check your connection and try again.',
    items: {
      review: ({ project_name, module }: Said) => `${project_name} waits for a review: ${module}`,
      question: ({ project_name }: Said) => `${project_name} has a question without an answer`,
      application: ({ person_name, detail }: Said) =>
        detail === 'mentor' ? `${person_name} applied as a mentor` : `${person_name} applied`,
      draft: ({ cohort_title }: Said) => `${cohort_title} waits for your approval`,
      unmatched: ({ project_name }: Said) => `${project_name} has no mentor`,
      unsigned: ({ project_name }: Said) => `${project_name}: a signature is missing`,
      date: ({ detail }: Said) => datesEn[detail ?? ''] ?? 'A date is near',
      quietTeam: ({ project_name, detail }: Said) =>
        detail === never ? `${project_name} has not written anything yet` : `${project_name} has been silent`,
      quietMentor: ({ person_name, project_name, detail }: Said) =>
        `${person_name} has not written to ${project_name} ${detail === never ? 'yet' : 'lately'}`,
      bug: ({ detail }: Said) => `Reported: ${detail}`,
    },
    go: {
      review: 'Read',
      question: 'Answer',
      application: 'Decide',
      draft: 'Decide',
      unmatched: 'Match',
      unsigned: 'Look',
      date: 'See dates',
      quietTeam: 'Look',
      quietMentor: 'Look',
      bug: 'Look',
    },
    goTo: (go: string, what: string) => `${go}: ${what}`,
    counts: {
      review: ['waiting review', 'waiting reviews'],
      question: ['open question', 'open questions'],
      application: ['application', 'applications'],
      mentor: ['mentor application', 'mentor applications'],
      draft: ['to approve', 'to approve'],
      unmatched: ['without mentor', 'without mentor'],
      unsigned: ['not signed', 'not signed'],
      date: ['date near', 'dates near'],
      quietTeam: ['silent team', 'silent teams'],
      quietMentor: ['silent mentor', 'silent mentors'],
      bug: ['bug', 'bugs'],
    },
    mentor: (name: string) => `Mentor: ${name}`,
    attention: {
      title: 'After how many days does something need you?',
      application_days: 'An application without a decision is late after',
      review_days: 'A review should be answered within',
      unmatched_days: 'Teams without a mentor, before matching ends',
      unsigned_days: 'A match that not both have signed',
      team_days: 'A team that writes nothing',
      mentor_days: 'A mentor who writes nothing',
      question_days: 'A question without an answer',
      date_days: 'Dates, before they come',
      unit: 'days',
      wrong: 'A whole number from 1 to 90.',
      save: 'Save',
      saved: 'Saved. The list follows these days now.',
      failed: 'This was not saved. Check your connection and try again.',
    },
  },
  es: {
    title: 'Requiere tu atención',
    none: 'Hoy nada requiere tu atención.',
    noneHelp:
      'Cuando llegue una postulación, un equipo espere o se quede en silencio, o se acerque una fecha, lo verás aquí.',
    late: 'con retraso',
    all: (count: number) => `Mostrar los ${count}`,
    lists: 'Listas',
    listsOf: (cohort: string) => `Listas de ${cohort}`,
    days: (days: number) => (days === 1 ? '1 día' : `${days} días`),
    today: 'hoy',
    left: (days: number) => (days === 1 ? 'falta 1 día' : `faltan ${days} días`),
    remind: 'Recordar',
    remindOf: (what: string) => `Recordar: ${what}`,
    reminded: (time: string) => `Recordado a las ${time}`,
    remindedNow: (people: number) =>
      people === 0
        ? 'Ya se les recordó hoy.'
        : people === 1
          ? 'Una persona recibe un aviso y un correo.'
          : `${people} personas reciben un aviso y un correo.`,
    failed: 'No se le recordó a nadie. Revisa tu conexión e inténtalo otra vez.',
    items: {
      review: ({ project_name, module }: Said) => `${project_name} espera una revisión: ${module}`,
      question: ({ project_name }: Said) => `${project_name} tiene una pregunta sin respuesta`,
      application: ({ person_name, detail }: Said) =>
        detail === 'mentor' ? `${person_name} se postuló para acompañar` : `${person_name} se postuló`,
      draft: ({ cohort_title }: Said) => `${cohort_title} espera tu aprobación`,
      unmatched: ({ project_name }: Said) => `${project_name} no tiene mentor/a`,
      unsigned: ({ project_name }: Said) => `${project_name}: falta una firma`,
      date: ({ detail }: Said) => datesEs[detail ?? ''] ?? 'Se acerca una fecha',
      quietTeam: ({ project_name, detail }: Said) =>
        detail === never ? `${project_name} aún no ha escrito nada` : `${project_name} está en silencio`,
      quietMentor: ({ person_name, project_name, detail }: Said) =>
        detail === never
          ? `${person_name} aún no le ha escrito a ${project_name}`
          : `${person_name} no le ha escrito a ${project_name} últimamente`,
      bug: ({ detail }: Said) => `Reportado: ${detail}`,
    },
    go: {
      review: 'Leer',
      question: 'Responder',
      application: 'Decidir',
      draft: 'Decidir',
      unmatched: 'Emparejar',
      unsigned: 'Ver',
      date: 'Ver fechas',
      quietTeam: 'Ver',
      quietMentor: 'Ver',
      bug: 'Ver',
    },
    goTo: (go: string, what: string) => `${go}: ${what}`,
    counts: {
      review: ['revisión en espera', 'revisiones en espera'],
      question: ['pregunta abierta', 'preguntas abiertas'],
      application: ['postulación', 'postulaciones'],
      mentor: ['postulación de mentor/a', 'postulaciones de mentores'],
      draft: ['por aprobar', 'por aprobar'],
      unmatched: ['sin mentor/a', 'sin mentor/a'],
      unsigned: ['sin firmar', 'sin firmar'],
      date: ['fecha cercana', 'fechas cercanas'],
      quietTeam: ['equipo en silencio', 'equipos en silencio'],
      quietMentor: ['mentor/a en silencio', 'mentores en silencio'],
      bug: ['error', 'errores'],
    },
    mentor: (name: string) => `Mentor/a: ${name}`,
    attention: {
      title: '¿Después de cuántos días algo requiere tu atención?',
      application_days: 'Una postulación sin decisión se retrasa después de',
      review_days: 'Una revisión debe responderse en',
      unmatched_days: 'Equipos sin mentor/a, antes de que cierre el emparejamiento',
      unsigned_days: 'Un emparejamiento que no firmaron las dos partes',
      team_days: 'Un equipo que no escribe nada',
      mentor_days: 'Un mentor o una mentora que no escribe nada',
      question_days: 'Una pregunta sin respuesta',
      date_days: 'Fechas, antes de que lleguen',
      unit: 'días',
      wrong: 'Un número entero de 1 a 90.',
      save: 'Guardar',
      saved: 'Guardado. La lista ya sigue estos días.',
      failed: 'No se guardó. Revisa tu conexión e inténtalo otra vez.',
    },
  },
} as const

const datesEn: Readonly<Record<string, string>> = {
  close_date: 'Applications close',
  matching_start: 'Matching opens',
  matching_end: 'Matching closes',
  start_date: 'The course starts',
  end_date: 'The course ends',
}
const datesEs: Readonly<Record<string, string>> = {
  close_date: 'Cierran las postulaciones',
  matching_start: 'Se abre el emparejamiento',
  matching_end: 'Cierra el emparejamiento',
  start_date: 'Empieza el curso',
  end_date: 'Termina el curso',
}
