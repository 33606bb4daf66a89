/** Words of the screen, side by side. */
export const words = {
  en: {
    noQuestions: 'First write the questions of your interview. Then plan who can answer them.',
    emptyTitle: 'Whom will you ask, what will you read, what will you watch?',
    emptyWhy: 'Every question needs at least one source. Start with the one person you could call today.',
    emptyExample: 'For example: "Doña Rosa, market seller, Tuesday at seven"',
    noneYet: 'No sources yet',
    noneWhy: 'Whom the team will ask and what it will read stands here once it is planned.',
    board: 'Board of sources',
    columns: {
      people: 'People who live the problem',
      expert: 'Experts',
      organisation: 'Organisations',
      document: 'Documents',
      observation: 'Observations',
    },
    columnEmpty: {
      people: 'Who lives it every day?',
      expert: 'Who works with it?',
      organisation: 'Who has been at it for years?',
      document: 'Which report has numbers?',
      observation: 'What could you watch for an hour?',
    },
    add: 'Add a source',
    addTo: (column: string) => `Add a source to: ${column}`,
    edit: (name: string) => `Change ${name}`,
    change: 'Change',
    ask: 'Remove this source?',
    notesStay: (n: number) =>
      n === 1
        ? 'One note came from it. The note stays, without a source.'
        : `${n} notes came from it. They stay, without a source.`,
    answers: (n: number) => (n === 1 ? 'Answers 1 question' : `Answers ${n} questions`),
    planned: 'Planned',
    done: 'Done',
    status: (name: string) => `Status of ${name}`,
    interviews: (n: number) =>
      `Interviews with people who live the problem: ${n > 3 ? n : `${n}\u00a0of\u00a03`}`,
    form: {
      addTitle: 'Add a source',
      editTitle: 'Change the source',
      text: 'Who or what, where and when?',
      textHint: 'For example: Market seller, Tuesday at seven',
      type: 'What kind of source is it?',
      questions: 'Which questions can it answer?',
      state: 'Have you done it already?',
      save: 'Save source',
    },
    coverage: 'Coverage grid',
    coverageAbout: 'One source is a story, two are a pattern.',
    question: 'Question',
    strength: {
      none: () => 'No source yet',
      story: () => 'One source',
      pattern: (n: number) => `${n} sources`,
    },
    found: 'Sources found',
    cell: (question: string, source: string) => `${source} answers: ${question}`,
    // What only a review or a list of what is missing says.
    fields: { state: 'State' },
  },
  es: {
    noQuestions: 'Primero escribe las preguntas de tu entrevista. Después planea quién puede responderlas.',
    emptyTitle: '¿A quién vas a preguntar, qué vas a leer y qué vas a observar?',
    emptyWhy:
      'Cada pregunta necesita al menos una fuente. Empieza por la persona a la que podrías llamar hoy.',
    emptyExample: 'Por ejemplo: "Doña Rosa, vendedora del mercado, martes a las siete"',
    noneYet: 'Todavía no hay fuentes',
    noneWhy: 'Aquí estará a quién preguntará el equipo y qué leerá, cuando lo haya planeado.',
    board: 'Tablero de fuentes',
    columns: {
      people: 'Personas que viven el problema',
      expert: 'Especialistas',
      organisation: 'Organizaciones',
      document: 'Documentos',
      observation: 'Observaciones',
    },
    columnEmpty: {
      people: '¿Quién lo vive cada día?',
      expert: '¿Quién trabaja con esto?',
      organisation: '¿Quién lleva años en esto?',
      document: '¿Qué informe tiene números?',
      observation: '¿Qué podrías observar una hora?',
    },
    add: 'Agregar una fuente',
    addTo: (column: string) => `Agregar una fuente a: ${column}`,
    edit: (name: string) => `Cambiar ${name}`,
    change: 'Cambiar',
    ask: '¿Quitar esta fuente?',
    notesStay: (n: number) =>
      n === 1
        ? 'Una nota vino de ella. La nota se queda, sin fuente.'
        : `${n} notas vinieron de ella. Se quedan, sin fuente.`,
    answers: (n: number) => (n === 1 ? 'Responde 1 pregunta' : `Responde ${n} preguntas`),
    planned: 'Planeada',
    done: 'Hecha',
    status: (name: string) => `Estado de ${name}`,
    interviews: (n: number) =>
      `Entrevistas con personas que viven el problema: ${n > 3 ? n : `${n}\u00a0de\u00a03`}`,
    form: {
      addTitle: 'Agregar una fuente',
      editTitle: 'Cambiar la fuente',
      text: '¿Quién o qué, dónde y cuándo?',
      textHint: 'Por ejemplo: Vendedora del mercado, martes a las siete',
      type: '¿Qué tipo de fuente es?',
      questions: '¿Qué preguntas puede responder?',
      state: '¿Ya lo hiciste?',
      save: 'Guardar fuente',
    },
    coverage: 'Cuadrícula de cobertura',
    coverageAbout: 'Una fuente es una historia, dos son un patrón.',
    question: 'Pregunta',
    strength: {
      none: () => 'Todavía sin fuente',
      story: () => 'Una fuente',
      pattern: (n: number) => `${n} fuentes`,
    },
    found: 'Fuentes encontradas',
    cell: (question: string, source: string) => `${source} responde: ${question}`,
    // What only a review or a list of what is missing says.
    fields: { state: 'Estado' },
  },
} as const
