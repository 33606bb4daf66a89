/** Announcements are written in both languages, whoever reads them. */
export type Announcement = {
  readonly key: string
  readonly by: string
  readonly audience: 'everybody' | 'managers' | 'organisation' | 'cohort'
  readonly org?: string
  readonly cohort?: string
  readonly role?: 'entrepreneur' | 'mentor'
  readonly from: number
  readonly until?: number
  readonly pinned?: boolean
  readonly title: readonly [en: string, es: string]
  readonly text: readonly [en: string, es: string]
  readonly readBy: readonly string[]
}

export const announcements: readonly Announcement[] = [
  {
    key: 'welcome',
    by: 'elena',
    audience: 'everybody',
    from: -60,
    pinned: true,
    title: ['Welcome to Germina', 'Te damos la bienvenida a Germina'],
    text: [
      'Everything you write is saved by itself, and you can download your data at any time. If something does not work, use the bug button on the step: we read every report.',
      'Todo lo que escribes se guarda solo y puedes descargar tus datos cuando quieras. Si algo no funciona, usa el botón de error en el paso: leemos cada aviso.',
    ],
    readBy: ['grace', 'daniel', 'moses', 'yenny', 'beatrice', 'patricia'],
  },
  {
    key: 'managers-call',
    by: 'elena',
    audience: 'managers',
    from: -5,
    until: 12,
    title: ['Call of all organisers next week', 'Reunión de organizaciones la próxima semana'],
    text: [
      'We will look at the module ratings of the last three months together. Please bring one thing that people praised and one that they disliked.',
      'Veremos juntas las valoraciones de los módulos de los últimos tres meses. Trae algo que gustó y algo que no gustó.',
    ],
    readBy: ['joseph', 'patricia'],
  },
  {
    key: 'pitch-day',
    by: 'beatrice',
    audience: 'cohort',
    org: 'lakeshore',
    cohort: 'running',
    from: -6,
    until: 30,
    pinned: true,
    title: ['Pitch day at the end of the month', 'Día de presentaciones a fin de mes'],
    text: [
      'Each team has three minutes and five questions. Please finish your pitch in module five before you come; your mentor is invited as well.',
      'Cada equipo tiene tres minutos y cinco preguntas. Termina tu pitch en el módulo cinco antes de venir; también está invitada la persona que te acompaña.',
    ],
    readBy: ['grace'],
  },
  {
    key: 'matching-tips',
    by: 'naomi',
    audience: 'cohort',
    org: 'lakeshore',
    cohort: 'matching',
    role: 'mentor',
    from: -8,
    until: 13,
    title: ['Matching is open', 'El emparejamiento está abierto'],
    text: [
      'Read the cards, put your favourites on your list and ask to connect with two lines about what you can give. Requests end with the matching window.',
      'Lee las fichas, guarda tus favoritas y pide conectar con dos líneas sobre lo que puedes aportar. Las solicitudes terminan con el plazo de emparejamiento.',
    ],
    readBy: ['omar'],
  },
  {
    key: 'lakeshore-office',
    by: 'joseph',
    audience: 'organisation',
    org: 'lakeshore',
    from: -3,
    title: ['Our office in Kisumu has moved', 'Nuestra oficina en Kisumu se mudó'],
    text: [
      'You now find us on the second floor of the Mega Plaza annex. The meeting room is free for teams on Wednesdays.',
      'Ahora estamos en el segundo piso del anexo de Mega Plaza. La sala de reuniones está libre para los equipos los miércoles.',
    ],
    readBy: [],
  },
  {
    key: 'semilla-open',
    by: 'patricia',
    audience: 'cohort',
    org: 'red-semilla',
    cohort: 'applications',
    from: -20,
    until: 25,
    title: ['Applications are open', 'Postulaciones abiertas'],
    text: [
      'We answer every application within two weeks. If you are on the waiting list, you do not need to apply again.',
      'Respondemos cada postulación en dos semanas. Si estás en lista de espera, no necesitas postular otra vez.',
    ],
    readBy: ['sisa', 'valentina'],
  },
  {
    key: 'course-over',
    by: 'diego',
    audience: 'cohort',
    org: 'red-semilla',
    cohort: 'finished',
    from: -12,
    title: ['The course has ended, your plan stays', 'El curso terminó, tu plan queda'],
    text: [
      'You can go on writing and downloading. Whoever finished all three modules may apply to the cohort with mentors.',
      'Puedes seguir escribiendo y descargando. Quien terminó los tres módulos puede postular a la cohorte con mentoría.',
    ],
    readBy: ['yenny'],
  },
]
