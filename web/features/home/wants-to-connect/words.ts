/** Words of the requests of mentors, side by side. */
export const words = {
  en: {
    title: 'Wants to connect',
    help: 'These mentors read about your project and would like to work with you. You choose one.',
    fit: (fit: number) => `Fit ${fit} of 100`,
    why: 'Why you fit',
    reason: {
      language: 'You share a language',
      expertise: 'Knows what you asked for',
      sector: 'Knows your sector',
      country: 'Knows your country',
      stage: 'Knows the stage you are in',
    },
    noReason: 'The profiles do not say what you have in common. Read the message.',
    expertise: 'Expertise',
    languages: 'Languages',
    work: 'Experience',
    more: (name: string) => `More about ${name}`,
    accept: 'Accept',
    acceptNamed: (name: string) => `Accept ${name}`,
    decline: 'Decline',
    declineNamed: (name: string) => `Decline ${name}`,
    acceptTitle: (name: string) => `Work with ${name}?`,
    acceptText: (name: string, project: string) => `${name} becomes the mentor of ${project}.`,
    acceptOthers: (count: number) =>
      count === 1
        ? 'The other request ends, and that mentor is told kindly.'
        : `The other ${count} requests end, and those mentors are told kindly.`,
    acceptNext: 'Then both of you read and sign the agreement.',
    acceptConfirm: (name: string) => `Yes, work with ${name}`,
    declineTitle: (name: string) => `Decline ${name}?`,
    declineText: (name: string) => `A sentence about why helps ${name} to find a project that fits better.`,
    declineReason: 'Your reason (they will read it)',
    declineConfirm: 'Decline',
    accepted: (name: string) => `${name} is your mentor now. Next: sign the agreement.`,
    declined: (name: string) => `You declined ${name}.`,
    paused: (name: string) =>
      `Paused: ${name} accompanies as many teams as they can right now. If a place becomes free, you can accept.`,
    mentorFull: (name: string) =>
      `${name} has no free place right now, so the request is paused. It opens again when a place becomes free.`,
    projectHasMentor: () => 'Your project already has a mentor. This page shows the present state.',
    moveNotPossible: () =>
      'This request is no longer open: it was withdrawn or has ended. This page shows the present state.',
    failed: 'That did not work. Check your connection and try again.',
  },
  es: {
    title: 'Quieren conectar contigo',
    help: 'Estas personas leyeron sobre tu proyecto y quieren acompañarte. Tú eliges a una.',
    fit: (fit: number) => `Afinidad ${fit} de 100`,
    why: 'Por qué encajan',
    reason: {
      language: 'Comparten un idioma',
      expertise: 'Sabe de lo que pediste',
      sector: 'Conoce tu sector',
      country: 'Conoce tu país',
      stage: 'Conoce la etapa en la que estás',
    },
    noReason: 'Los perfiles no dicen qué tienen en común. Lee el mensaje.',
    expertise: 'Áreas de experiencia',
    languages: 'Idiomas',
    work: 'Trayectoria',
    more: (name: string) => `Más sobre ${name}`,
    accept: 'Aceptar',
    acceptNamed: (name: string) => `Aceptar a ${name}`,
    decline: 'Rechazar',
    declineNamed: (name: string) => `Rechazar a ${name}`,
    acceptTitle: (name: string) => `¿Trabajar con ${name}?`,
    acceptText: (name: string, project: string) => `${name} acompañará a ${project}.`,
    acceptOthers: (count: number) =>
      count === 1
        ? 'La otra solicitud termina y se lo comunicamos con amabilidad.'
        : `Las otras ${count} solicitudes terminan y se lo comunicamos con amabilidad.`,
    acceptNext: 'Después las dos partes leen y firman el acuerdo.',
    acceptConfirm: (name: string) => `Sí, trabajar con ${name}`,
    declineTitle: (name: string) => `¿Rechazar a ${name}?`,
    declineText: (name: string) =>
      `Una frase sobre el porqué ayuda a ${name} a encontrar un proyecto que encaje mejor.`,
    declineReason: 'Tu motivo (lo leerá)',
    declineConfirm: 'Rechazar',
    accepted: (name: string) => `${name} ya te acompaña. Ahora firma el acuerdo.`,
    declined: (name: string) => `Rechazaste a ${name}.`,
    paused: (name: string) =>
      `En pausa: ${name} acompaña ahora a tantos equipos como puede. Si se libera un lugar, podrás aceptar.`,
    mentorFull: (name: string) =>
      `${name} no tiene lugar libre ahora, así que la solicitud está en pausa. Se abre de nuevo cuando se libere uno.`,
    projectHasMentor: () => 'Tu proyecto ya tiene mentor o mentora. Esta página muestra el estado actual.',
    moveNotPossible: () =>
      'Esta solicitud ya no está abierta: la retiraron o terminó. Esta página muestra el estado actual.',
    failed: 'No funcionó. Revisa tu conexión e inténtalo otra vez.',
  },
} as const
