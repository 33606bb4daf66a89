/** Words of the one thing to do now, side by side. */
export const nextActionWords = {
  en: {
    label: 'Your next step',
    waitLabel: 'Where you are',
    gladLabel: 'Well done!',
    onboard: {
      title: () => 'Finish your profile',
      help: () => 'A few short parts are still open. Each one saves itself.',
      button: 'Finish the profile',
    },
    chooseCohort: {
      title: () => 'Choose a cohort',
      help: () =>
        'A cohort is a group that goes through the course together. See which ones you can join now.',
      button: 'See open cohorts',
    },
    applicationPending: {
      title: () => 'Your application is being read',
      help: () =>
        'The organisers read every application. We tell you here and by mail as soon as they decide.',
      button: 'See my application',
    },
    applicationWaitlisted: {
      title: () => 'You are on the waiting list',
      help: () => 'The cohort is full for now. You move up when a place becomes free.',
      button: 'See my application',
    },
    applicationRejected: {
      title: () => 'This cohort did not work out',
      help: () => 'Read what the organisers wrote, and see which other cohorts you can join.',
      button: 'See my applications',
    },
    applicationWithdrawn: {
      title: () => 'You withdrew your application',
      help: () => 'You can apply again while the cohort takes applications, or choose another one.',
      button: 'See my applications',
    },
    answerRequests: {
      title: ({ count }: { count: number }) =>
        count === 1 ? 'A mentor wants to connect' : `${count} mentors want to connect`,
      help: () => 'Read who they are and why they fit, then choose whom you want to work with.',
      button: 'Read and answer',
    },
    waitForMentor: {
      title: () => 'Mentors are reading about your project',
      help: () =>
        'When somebody wants to work with you, you will find their request here. A clear profile helps them to choose you.',
      button: 'Look at my profile',
    },
    waitForWindow: {
      title: ({ opens }: { opens: string }) =>
        opens ? `You are in. Matching opens on ${opens}` : 'You are in',
      help: ({ opens }: { opens: string }) =>
        opens
          ? 'From that day on mentors read about your project and ask to connect. A clear profile helps them to choose you.'
          : 'Matching has no day yet. As soon as it opens, mentors read about your project and ask to connect.',
      button: 'Look at my profile',
    },
    matchingOver: {
      title: () => 'Matching is over, and you have no mentor yet',
      help: () =>
        'The organisers can still match you by hand. Nothing is lost: we tell you as soon as they do.',
      button: 'See my application',
    },
    signAgreement: {
      title: () => 'Sign the mentoring agreement',
      help: () => 'You found each other. The course opens when both of you have signed.',
      button: 'Read and sign',
    },
    waitForSignature: {
      title: () => 'One signature is missing',
      help: () => 'The other side has been told. The course opens for both of you as soon as they sign.',
      button: 'See the agreement',
    },
    waitForStart: {
      title: ({ opens }: { opens: string }) =>
        opens ? `Your first module opens on ${opens}` : 'Your course starts soon',
      help: ({ opens }: { opens: string }) =>
        opens
          ? 'Until then there is nothing you need to do. All your dates are on one page.'
          : 'The first module is not open yet, and nobody has set a day so far. We tell you here.',
      button: 'See my dates',
    },
    answerFeedback: {
      title: ({ count }: { count: number }) =>
        count === 1 ? 'One message waits for you' : `${count} messages wait for you`,
      help: () => 'Somebody read your work and wrote to you. Read it while it is fresh.',
      button: 'Read and answer',
    },
    startModule: {
      title: ({ module }: { module: string }) => `Start with ${module}`,
      help: () => 'A new module is open. Take it one step at a time.',
      button: 'Start the module',
    },
    continueModule: {
      title: ({ module }: { module: string }) => `Continue with ${module}`,
      help: () => 'You have begun this module. Go on, and ask for feedback at its end.',
      button: 'Continue',
    },
    reworkModule: {
      title: ({ module }: { module: string }) => `${module} came back with comments`,
      help: () => 'Somebody read it and wrote to you. Work the ideas in and ask again.',
      button: 'See the comments',
    },
    reopenModule: {
      title: ({ module }: { module: string }) => `The approval of ${module} was withdrawn`,
      help: () => 'The module is open again. Look through it and ask for feedback again.',
      button: 'Open the module',
    },
    askForReview: {
      title: ({ module }: { module: string }) => `Ask for feedback on ${module}`,
      help: () => 'You already work on a later module. Let somebody read this one too.',
      button: 'Open the module',
    },
    waitForReview: {
      title: () => 'Your work is being read',
      help: () =>
        'You have asked for feedback on everything that is open. You can still improve it in the meantime.',
      button: 'Open my project',
    },
    waitForModule: {
      title: ({ module }: { module: string }) => `${module} is approved`,
      help: ({ next, opens }: { next: string; opens: string }) =>
        opens
          ? `All that is open is approved. Next comes ${next}: it opens on ${opens}.`
          : 'All that is open is approved. When the organisers open another module, we tell you here.',
      button: 'See my dates',
    },
    readPlan: {
      title: () => 'Your plan is complete',
      help: () =>
        'Every module is approved. You find the summaries of all of them on the page of your project.',
      button: 'Open my project',
    },
    reviewModule: {
      title: ({ count, project }: { count: number; project: string }) =>
        count === 1 ? `${project} asks for your feedback` : `${count} modules wait for your feedback`,
      help: ({ module }: { module: string }) =>
        `Read ${module}, comment where it helps, and approve it or send it back.`,
      button: 'Read the module',
    },
    chooseProject: {
      title: () => 'Choose a project to mentor',
      help: ({ count }: { count: number }) =>
        count === 1
          ? 'Matching is open and you have one free place. See who fits you.'
          : `Matching is open and you have ${count} free places. See who fits you.`,
      button: 'See the projects',
    },
    waitForAnswer: {
      title: () => 'Your request is being read',
      help: ({ count }: { count: number }) =>
        count === 1
          ? 'One entrepreneur is thinking about your offer. You can ask others in the meantime.'
          : `${count} entrepreneurs are thinking about your offer. You can ask others in the meantime.`,
      button: 'See my requests',
    },
    waitForMatching: {
      title: () => 'Nothing to do right now',
      help: () => 'When matching opens and you have a free place, you can choose a project here.',
      button: 'See my dates',
    },
    seeProjects: {
      title: () => 'Nothing waits for you',
      help: () => 'All is answered. Look how your projects are doing, or send a kind word.',
      button: 'Open the project',
    },
  },
  es: {
    label: 'Tu próximo paso',
    waitLabel: 'En qué punto estás',
    gladLabel: '¡Bien hecho!',
    onboard: {
      title: () => 'Completa tu perfil',
      help: () => 'Todavía faltan algunas partes cortas. Cada una se guarda sola.',
      button: 'Completar el perfil',
    },
    chooseCohort: {
      title: () => 'Elige una cohorte',
      help: () => 'Una cohorte es un grupo que recorre el curso junto. Mira a cuáles puedes unirte ahora.',
      button: 'Ver cohortes abiertas',
    },
    applicationPending: {
      title: () => 'Están leyendo tu postulación',
      help: () =>
        'El equipo organizador lee todas las postulaciones. Te avisamos aquí y por correo en cuanto decida.',
      button: 'Ver mi postulación',
    },
    applicationWaitlisted: {
      title: () => 'Estás en la lista de espera',
      help: () => 'Por ahora la cohorte está completa. Avanzas cuando se libere un lugar.',
      button: 'Ver mi postulación',
    },
    applicationRejected: {
      title: () => 'Esta vez no se dio',
      help: () => 'Lee lo que te escribió el equipo organizador y mira a qué otras cohortes puedes unirte.',
      button: 'Ver mis postulaciones',
    },
    applicationWithdrawn: {
      title: () => 'Retiraste tu postulación',
      help: () => 'Puedes postular otra vez mientras la cohorte reciba postulaciones, o elegir otra.',
      button: 'Ver mis postulaciones',
    },
    answerRequests: {
      title: ({ count }: { count: number }) =>
        count === 1 ? 'Alguien quiere acompañarte' : `${count} personas quieren acompañarte`,
      help: () => 'Lee quiénes son y por qué encajan, y elige con quién quieres trabajar.',
      button: 'Leer y responder',
    },
    waitForMentor: {
      title: () => 'Tu proyecto ya se está leyendo',
      help: () =>
        'Cuando alguien quiera trabajar contigo, verás aquí su solicitud. Un perfil claro ayuda a que te elijan.',
      button: 'Ver mi perfil',
    },
    waitForWindow: {
      title: ({ opens }: { opens: string }) =>
        opens ? `Ya tienes tu lugar. El emparejamiento se abre el ${opens}` : 'Ya tienes tu lugar',
      help: ({ opens }: { opens: string }) =>
        opens
          ? 'Desde ese día, quienes ofrecen mentoría leen sobre tu proyecto y piden acompañarte. Un perfil claro ayuda a que te elijan.'
          : 'El emparejamiento todavía no tiene fecha. En cuanto se abra, quienes ofrecen mentoría leerán sobre tu proyecto.',
      button: 'Ver mi perfil',
    },
    matchingOver: {
      title: () => 'El emparejamiento terminó y aún no tienes mentoría',
      help: () =>
        'El equipo organizador todavía puede emparejarte a mano. No se pierde nada: te avisamos en cuanto lo haga.',
      button: 'Ver mi postulación',
    },
    signAgreement: {
      title: () => 'Firma el acuerdo de mentoría',
      help: () => 'Ya se encontraron. El curso se abre cuando las dos partes hayan firmado.',
      button: 'Leer y firmar',
    },
    waitForSignature: {
      title: () => 'Falta una firma',
      help: () => 'La otra parte ya lo sabe. El curso se abre para ambas en cuanto firme.',
      button: 'Ver el acuerdo',
    },
    waitForStart: {
      title: ({ opens }: { opens: string }) =>
        opens ? `Tu primer módulo se abre el ${opens}` : 'Tu curso empieza pronto',
      help: ({ opens }: { opens: string }) =>
        opens
          ? 'Hasta entonces no tienes que hacer nada. Todas tus fechas están en una página.'
          : 'El primer módulo todavía no está abierto y aún no tiene fecha. Te avisamos aquí.',
      button: 'Ver mis fechas',
    },
    answerFeedback: {
      title: ({ count }: { count: number }) =>
        count === 1 ? 'Te espera un mensaje' : `Te esperan ${count} mensajes`,
      help: () => 'Alguien leyó tu trabajo y te escribió. Léelo ahora que está fresco.',
      button: 'Leer y responder',
    },
    startModule: {
      title: ({ module }: { module: string }) => `Empieza con ${module}`,
      help: () => 'Hay un módulo nuevo abierto. Avanza paso a paso.',
      button: 'Empezar el módulo',
    },
    continueModule: {
      title: ({ module }: { module: string }) => `Sigue con ${module}`,
      help: () => 'Ya empezaste este módulo. Continúa y pide comentarios al final.',
      button: 'Continuar',
    },
    reworkModule: {
      title: ({ module }: { module: string }) => `${module} volvió con comentarios`,
      help: () => 'Alguien lo leyó y te escribió. Incorpora las ideas y vuelve a pedir comentarios.',
      button: 'Ver los comentarios',
    },
    reopenModule: {
      title: ({ module }: { module: string }) => `Se retiró la aprobación de ${module}`,
      help: () => 'El módulo está abierto de nuevo. Repásalo y vuelve a pedir comentarios.',
      button: 'Abrir el módulo',
    },
    askForReview: {
      title: ({ module }: { module: string }) => `Pide comentarios sobre ${module}`,
      help: () => 'Ya trabajas en un módulo posterior. Deja que también lean este.',
      button: 'Abrir el módulo',
    },
    waitForReview: {
      title: () => 'Están leyendo tu trabajo',
      help: () =>
        'Pediste comentarios sobre todo lo que está abierto. Mientras tanto puedes seguir mejorándolo.',
      button: 'Abrir mi proyecto',
    },
    waitForModule: {
      title: ({ module }: { module: string }) => `Aprobaron ${module}`,
      help: ({ next, opens }: { next: string; opens: string }) =>
        opens
          ? `Todo lo que está abierto está aprobado. Sigue ${next}: se abre el ${opens}.`
          : 'Todo lo que está abierto está aprobado. Cuando el equipo organizador abra otro módulo, te avisamos aquí.',
      button: 'Ver mis fechas',
    },
    readPlan: {
      title: () => 'Tu plan está completo',
      help: () =>
        'Todos los módulos están aprobados. Encuentras los resúmenes de todos en la página de tu proyecto.',
      button: 'Abrir mi proyecto',
    },
    reviewModule: {
      title: ({ count, project }: { count: number; project: string }) =>
        count === 1 ? `${project} pide tus comentarios` : `${count} módulos esperan tus comentarios`,
      help: ({ module }: { module: string }) =>
        `Lee ${module}, comenta donde ayude y apruébalo o devuélvelo.`,
      button: 'Leer el módulo',
    },
    chooseProject: {
      title: () => 'Elige un proyecto para acompañar',
      help: ({ count }: { count: number }) =>
        count === 1
          ? 'El emparejamiento está abierto y tienes un lugar libre. Mira quién encaja contigo.'
          : `El emparejamiento está abierto y tienes ${count} lugares libres. Mira quién encaja contigo.`,
      button: 'Ver los proyectos',
    },
    waitForAnswer: {
      title: () => 'Están leyendo tu solicitud',
      help: ({ count }: { count: number }) =>
        count === 1
          ? 'Una persona está pensando en tu ofrecimiento. Mientras tanto puedes escribir a otras.'
          : `${count} personas están pensando en tu ofrecimiento. Mientras tanto puedes escribir a otras.`,
      button: 'Ver mis solicitudes',
    },
    waitForMatching: {
      title: () => 'Ahora no hay nada que hacer',
      help: () => 'Cuando se abra el emparejamiento y tengas un lugar libre, podrás elegir aquí un proyecto.',
      button: 'Ver mis fechas',
    },
    seeProjects: {
      title: () => 'Nada te espera',
      help: () => 'Todo está respondido. Mira cómo van tus proyectos o manda unas palabras de ánimo.',
      button: 'Abrir el proyecto',
    },
  },
} as const
