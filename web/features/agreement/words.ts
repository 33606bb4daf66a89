/** Words of the agreement, side by side. */
export const agreementWords = {
  en: {
    sides: 'Who signs',
    you: '(you)',
    signed: 'Signed',
    notSigned: 'Has not signed yet',
    yourTurn: 'Your turn',
    evidence: (name: string, when: string, version: string) => `As ${name}, ${when}, text ${version}`,
    changed: 'The text has changed since you opened it. Please read it again before you sign.',
    checkAgain: 'Check again',
    home: 'Go to my dashboard',
    side: {
      entrepreneur: 'Entrepreneur',
      mentor: 'Mentor',
    },
    sign: {
      title: () => 'Read and sign your agreement',
      lead: () => 'The course opens when both of you have signed.',
      label: 'Your full name',
      hint: (name: string) => `Type it as in your profile: ${name}`,
      button: 'Sign the agreement',
      empty: 'Please type your first and last name.',
      otherName: (name: string) =>
        `This is not the name in your profile. Type "${name}", or change your profile first.`,
      offline: 'There is no connection. You have not signed yet; please try again.',
    },
    signAgain: {
      title: () => 'The agreement has a new text',
      lead: () =>
        'Your signature under the former text stays valid. Sign the new one too, so that both of you have agreed to the same words.',
    },
    waiting: {
      title: (name: string) => `You have signed. ${name} is next.`,
      lead: (name: string) =>
        `The course opens by itself as soon as ${name} signs. We send you a message when it does.`,
    },
    watching: {
      title: () => 'The agreement is being signed',
      lead: () =>
        'The course opens when the entrepreneur and the mentor have both signed. You need not do anything.',
    },
    form: {
      title: 'Sign here',
      lead: (name: string) =>
        `By typing your name you agree to the text above. We keep your name, the time and the version of the text, and tell ${name} that you have signed.`,
    },
    before: {
      applied: {
        title: 'The application is being read',
        why: 'The course comes after the approval. The organisers read every application and answer by mail; the state is on the dashboard.',
      },
      ended: {
        title: 'This project has ended',
        why: 'It was withdrawn or archived, so its course is closed. If that is a mistake, the organisers of the cohort can help.',
      },
      unmatched: {
        title: 'First comes a mentor',
        why: "The course opens when a mentor and the entrepreneur have found each other and both have signed the agreement. Requests of mentors appear on the entrepreneur's dashboard.",
      },
    },
    opened: {
      title: 'The course is open',
      titleEarly: 'You have both signed',
      opensOn: (day: string) => `The first module opens on ${day}.`,
      opensLater: 'The first module is not open yet. We tell you when it is.',
      lead: (project: string) => `Both of you have signed for ${project}. Good luck on the way!`,
      start: 'Start the course',
      look: 'Open the project',
    },
  },
  es: {
    sides: 'Quiénes firman',
    you: '(tú)',
    signed: 'Firmó',
    notSigned: 'Aún no ha firmado',
    yourTurn: 'Es tu turno',
    evidence: (name: string, when: string, version: string) => `Como ${name}, ${when}, texto ${version}`,
    changed: 'El texto cambió desde que lo abriste. Léelo de nuevo antes de firmar.',
    checkAgain: 'Comprobar otra vez',
    home: 'Ir a mi panel',
    side: {
      entrepreneur: 'Quien emprende',
      mentor: 'Quien acompaña',
    },
    sign: {
      title: () => 'Lee y firma tu acuerdo',
      lead: () => 'El curso se abre cuando ambas partes hayan firmado.',
      label: 'Tu nombre completo',
      hint: (name: string) => `Escríbelo como en tu perfil: ${name}`,
      button: 'Firmar el acuerdo',
      empty: 'Escribe tu nombre y apellido.',
      otherName: (name: string) =>
        `Este no es el nombre de tu perfil. Escribe "${name}", o cambia antes tu perfil.`,
      offline: 'No hay conexión. Todavía no has firmado; inténtalo otra vez.',
    },
    signAgain: {
      title: () => 'El acuerdo tiene un texto nuevo',
      lead: () =>
        'Tu firma del texto anterior sigue siendo válida. Firma también el nuevo, para que ambas partes hayan aceptado las mismas palabras.',
    },
    waiting: {
      title: (name: string) => `Ya firmaste. Ahora le toca a ${name}.`,
      lead: (name: string) => `El curso se abre solo en cuanto firme ${name}. Te enviaremos un mensaje.`,
    },
    watching: {
      title: () => 'El acuerdo está por firmarse',
      lead: () =>
        'El curso se abre cuando quien emprende y quien acompaña hayan firmado. No tienes que hacer nada.',
    },
    form: {
      title: 'Firma aquí',
      lead: (name: string) =>
        `Al escribir tu nombre aceptas el texto de arriba. Guardamos tu nombre, la hora y la versión del texto, y avisamos a ${name} que firmaste.`,
    },
    before: {
      applied: {
        title: 'Estamos leyendo la postulación',
        why: 'El curso viene después de la aprobación. El equipo organizador lee cada postulación y responde por correo; el estado está en el panel.',
      },
      ended: {
        title: 'Este proyecto terminó',
        why: 'Se retiró o se archivó, por eso su curso está cerrado. Si es un error, el equipo organizador de la cohorte puede ayudarte.',
      },
      unmatched: {
        title: 'Primero hace falta mentoría',
        why: 'El curso se abre cuando quien emprende y quien acompaña se han encontrado y ambas partes firmaron el acuerdo. Las solicitudes de mentoría aparecen en el panel de quien emprende.',
      },
    },
    opened: {
      title: 'El curso está abierto',
      titleEarly: 'Ya firmaron las dos partes',
      opensOn: (day: string) => `El primer módulo se abre el ${day}.`,
      opensLater: 'El primer módulo todavía no está abierto. Te avisamos cuando se abra.',
      lead: (project: string) => `Ambas partes firmaron por ${project}. ¡Mucho éxito en el camino!`,
      start: 'Empezar el curso',
      look: 'Abrir el proyecto',
    },
  },
} as const
