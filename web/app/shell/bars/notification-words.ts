/** Whom and what a notification is about. */
export type Names = {
  readonly person: string
  readonly project: string
  readonly cohort: string
  readonly module: string
}

/** Words of the list behind the bell, side by side. */
export const words = {
  en: {
    none: 'Nothing new',
    noneHelp: 'When somebody comments, approves or asks for something, you will read it here.',
    allRead: 'Mark all as read',
    unread: 'Unread',
    failed: 'We could not load your notifications.',
    loading: 'Loading your notifications…',
    other: 'Something new for you',
    yourCohort: 'your cohort',
    somebody: 'Somebody',
    yourProject: 'your project',
    module: 'A module',
    named: (name: string) => `"${name}"`,
    kinds: {
      applicationReceived: ({ cohort }: Names) => `We have your application to ${cohort}`,
      placeTaken: ({ cohort }: Names) => `You are in: ${cohort}`,
      applicationsWaiting: ({ cohort }: Names) => `New applications to ${cohort}`,
      connectRequest: ({ person, project }: Names) => `${person} would like to mentor ${project}`,
      connectAccepted: ({ project }: Names) =>
        `You are the mentor of ${project}. Read and sign the agreement.`,
      connectDeclined: ({ project }: Names) => `${project} will not work with you this time`,
      connectClosed: ({ project }: Names) => `${project} has a mentor now: the organisers matched by hand`,
      connectPaused: ({ project }: Names) =>
        `Your request to ${project} is paused: all your places are taken`,
      connectResumed: ({ project }: Names) => `Your request to ${project} is open again`,
      requestPaused: ({ person }: Names) => `The request of ${person} is paused: no free place right now`,
      requestResumed: ({ person }: Names) => `The request of ${person} is open again`,
      requestWithdrawn: ({ person }: Names) => `${person} took the request back`,
      connectExpired: ({ project }: Names) => `${project} did not answer in time`,
      requestExpired: ({ person }: Names) => `The request of ${person} has expired`,
      matched: ({ person }: Names) => `${person} is your mentor. Read and sign the agreement.`,
      unmatched: ({ project }: Names) => `The match of ${project} has ended`,
      accountClosed: ({ person, project }: Names) =>
        `${person} closed their account: the match of ${project} has ended`,
      agreementWaiting: ({ person }: Names) => `${person} has signed. Now it is your turn.`,
      agreementSigned: ({ project }: Names) => `The course is open for ${project}`,
      agreementSignedMentor: ({ project }: Names) => `The course is open for ${project}`,
      agreementSignedEarly: ({ project }: Names) =>
        `You have both signed for ${project}. The first module is not open yet.`,
      feedback: ({ person, project }: Names) => `${person} wrote about ${project}`,
      reviewRequested: ({ project }: Names) => `${project} asks for your feedback`,
      moduleApproved: ({ module, project }: Names) => `${module} of ${project} is approved`,
      moduleSentBack: ({ module, project }: Names) => `${module} of ${project} came back with comments`,
      approvalWithdrawn: ({ module, project }: Names) =>
        `The approval of ${module} of ${project} was withdrawn`,
      remindReview: ({ project }: Names) => `${project} still waits for your feedback`,
      remindQuestion: ({ project }: Names) => `${project} has a question for you`,
      remindSign: ({ project }: Names) => `Your signature is missing for ${project}`,
      remindTeam: ({ project }: Names) => `How is ${project} going? Go on where you stopped.`,
      remindMentor: ({ project }: Names) => `A word from you would help ${project}`,
      teamJoined: ({ person, project }: Names) => `${person} is in the team of ${project} now`,
      teamLeft: ({ person, project }: Names) => `${person} has left the team of ${project}`,
      teamRemoved: ({ project }: Names) => `You are no longer in the team of ${project}`,
      cohortSubmitted: ({ person, cohort }: Names) => `${person} asks you to approve ${cohort}`,
      cohortApproved: ({ cohort }: Names) => `${cohort} is approved: people can find it now`,
      cohortSentBack: ({ person, cohort }: Names) => `${person} sent ${cohort} back with a message`,
      bugAnswered: () => 'An answer to the bug you reported',
    },
  },
  es: {
    none: 'Nada nuevo',
    noneHelp: 'Cuando alguien comente, apruebe o pida algo, lo leerás aquí.',
    allRead: 'Marcar todo como leído',
    unread: 'Sin leer',
    failed: 'No pudimos cargar tus notificaciones.',
    loading: 'Cargando tus notificaciones…',
    other: 'Hay algo nuevo para ti',
    yourCohort: 'tu cohorte',
    somebody: 'Alguien',
    yourProject: 'tu proyecto',
    module: 'Un módulo',
    named: (name: string) => `"${name}"`,
    kinds: {
      applicationReceived: ({ cohort }: Names) => `Recibimos tu postulación a ${cohort}`,
      placeTaken: ({ cohort }: Names) => `Ya tienes tu lugar: ${cohort}`,
      applicationsWaiting: ({ cohort }: Names) => `Postulaciones nuevas a ${cohort}`,
      connectRequest: ({ person, project }: Names) => `${person} quiere acompañar a ${project}`,
      connectAccepted: ({ project }: Names) => `Acompañas a ${project}. Lee y firma el acuerdo.`,
      connectDeclined: ({ project }: Names) => `${project} no trabajará contigo esta vez`,
      connectClosed: ({ project }: Names) =>
        `${project} ya tiene mentoría: el equipo organizador emparejó a mano`,
      connectPaused: ({ project }: Names) =>
        `Tu solicitud a ${project} está en pausa: todos tus lugares están ocupados`,
      connectResumed: ({ project }: Names) => `Tu solicitud a ${project} está abierta de nuevo`,
      requestPaused: ({ person }: Names) =>
        `La solicitud de ${person} está en pausa: ahora no tiene lugar libre`,
      requestResumed: ({ person }: Names) => `La solicitud de ${person} está abierta de nuevo`,
      requestWithdrawn: ({ person }: Names) => `${person} retiró su solicitud`,
      connectExpired: ({ project }: Names) => `${project} no respondió a tiempo`,
      requestExpired: ({ person }: Names) => `La solicitud de ${person} venció`,
      matched: ({ person }: Names) => `${person} te acompaña. Lee y firma el acuerdo.`,
      unmatched: ({ project }: Names) => `Terminó el emparejamiento de ${project}`,
      accountClosed: ({ person, project }: Names) =>
        `${person} cerró su cuenta: terminó el emparejamiento de ${project}`,
      agreementWaiting: ({ person }: Names) => `${person} ya firmó. Ahora te toca a ti.`,
      agreementSigned: ({ project }: Names) => `El curso está abierto para ${project}`,
      agreementSignedMentor: ({ project }: Names) => `El curso está abierto para ${project}`,
      agreementSignedEarly: ({ project }: Names) =>
        `Las dos partes firmaron por ${project}. El primer módulo todavía no está abierto.`,
      feedback: ({ person, project }: Names) => `${person} escribió sobre ${project}`,
      reviewRequested: ({ project }: Names) => `${project} pide tus comentarios`,
      moduleApproved: ({ module, project }: Names) => `${module} de ${project} quedó aprobado`,
      moduleSentBack: ({ module, project }: Names) => `${module} de ${project} volvió con comentarios`,
      approvalWithdrawn: ({ module, project }: Names) => `Se retiró la aprobación de ${module} de ${project}`,
      remindReview: ({ project }: Names) => `${project} todavía espera tus comentarios`,
      remindQuestion: ({ project }: Names) => `${project} tiene una pregunta para ti`,
      remindSign: ({ project }: Names) => `Falta tu firma por ${project}`,
      remindTeam: ({ project }: Names) => `¿Cómo va ${project}? Sigue donde lo dejaste.`,
      remindMentor: ({ project }: Names) => `Unas palabras tuyas ayudarían a ${project}`,
      teamJoined: ({ person, project }: Names) => `${person} ya está en el equipo de ${project}`,
      teamLeft: ({ person, project }: Names) => `${person} dejó el equipo de ${project}`,
      teamRemoved: ({ project }: Names) => `Ya no estás en el equipo de ${project}`,
      cohortSubmitted: ({ person, cohort }: Names) => `${person} te pide aprobar ${cohort}`,
      cohortApproved: ({ cohort }: Names) => `${cohort} está aprobada: ya se puede encontrar`,
      cohortSentBack: ({ person, cohort }: Names) => `${person} devolvió ${cohort} con un mensaje`,
      bugAnswered: () => 'Una respuesta al error que reportaste',
    },
  },
} as const
