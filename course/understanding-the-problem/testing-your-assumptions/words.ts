const counted = (count: number, one: string, many: string) =>
  count === 0 ? '' : `${count} ${count === 1 ? one : many}`
const both = (one: string, and: string, other: string) =>
  one && other ? `${one} ${and} ${other}` : one || other

/** Words of the screen, side by side. */
export const words = {
  en: {
    noCauses: 'Each cause you choose becomes a belief that you can test with real people.',
    cause: 'Cause you chose',
    belief: 'We believe that…',
    sureness: 'How sure are you?',
    guess: 'a guess',
    certain: 'very sure',
    provesWrong: 'What would prove us wrong?',
    provesWrongHint: 'Something you could hear or see, for example: most of them earned nothing',
    questions: 'Questions',
    list: {
      line: (n: number) => `Question ${n}`,
      empty: 'No questions yet. Ask what happened, not what people think.',
      none: 'No questions yet.',
      add: 'New question',
      placeholder: 'Tell me about the last time…',
      button: 'Add question',
      ask: 'Remove this question?',
    },
    consequence: (notes: number, insights: number) =>
      `This also removes ${both(counted(notes, 'note', 'notes'), 'and', counted(insights, 'insight', 'insights'))}.`,
    checks: { open: 'open', past: 'about the past', neutral: 'not leading' },
    hints: {
      open: 'This can be answered with yes or no. Try:',
      past: 'This does not ask about something that happened. Try:',
      neutral: 'This already carries your opinion. Try:',
    },
    rewrite: 'Tell me about the last time…',
    clock: 'Interview clock',
    minutes: 'min',
    of30: (n: number) => `${n} of 30 minutes`,
    inTime: 'Fits into half an hour.',
    welcomePart: 'Welcome and consent',
    questionsPart: (n: number) => `${n} ${n === 1 ? 'question' : 'questions'}, 4 minutes each`,
    closePart: 'Close',
    print: 'Print interview guide',
    guide: {
      title: 'Interview guide',
      person: 'Person',
      place: 'Place',
      date: 'Date',
      welcome: 'Welcome',
      welcomeWords: (project: string) =>
        `Thank you for your time. My name is ______________ and I work on "${project}". I would like to learn from what you have lived through. I am not selling anything, and there are no wrong answers.`,
      consent: 'Consent',
      consentWords:
        'I will use your answers only to understand the problem, without your name. You may skip any question and stop at any time. May I take notes?',
      consentGiven: 'Yes, the person agrees.',
      questions: 'Questions',
      close: 'Thank you',
      closeWords: 'Thank you. What you told me helps a lot. Is there anything I forgot to ask?',
      whoElse: 'Who else should I talk to?',
    },
    // What only a review or a list of what is missing says.
    fields: { text: 'Text of the question', parent: 'Cause' },
  },
  es: {
    noCauses: 'Cada causa que eliges se convierte en una idea que puedes comprobar con personas reales.',
    cause: 'Causa que elegiste',
    belief: 'Creemos que…',
    sureness: '¿Qué tan seguro te parece?',
    guess: 'una corazonada',
    certain: 'muy seguro',
    provesWrong: '¿Qué nos demostraría lo contrario?',
    provesWrongHint: 'Algo que podrías oír o ver, por ejemplo: la mayoría no ganó nada',
    questions: 'Preguntas',
    list: {
      line: (n: number) => `Pregunta ${n}`,
      empty: 'Todavía no hay preguntas. Pregunta qué pasó, no qué opina la gente.',
      none: 'Todavía no hay preguntas.',
      add: 'Pregunta nueva',
      placeholder: 'Cuénteme de la última vez que…',
      button: 'Agregar pregunta',
      ask: '¿Quitar esta pregunta?',
    },
    consequence: (notes: number, insights: number) =>
      `También se ${notes + insights === 1 ? 'quita' : 'quitan'} ${both(
        counted(notes, 'nota', 'notas'),
        'y',
        counted(insights, 'aprendizaje', 'aprendizajes'),
      )}.`,
    checks: { open: 'abierta', past: 'sobre el pasado', neutral: 'no tendenciosa' },
    hints: {
      open: 'Esto se puede responder con sí o no. Prueba así:',
      past: 'Esto no pregunta por algo que ya pasó. Prueba así:',
      neutral: 'Esto ya lleva tu opinión adentro. Prueba así:',
    },
    rewrite: 'Cuénteme de la última vez que…',
    clock: 'Reloj de la entrevista',
    minutes: 'min',
    of30: (n: number) => `${n} de 30 minutos`,
    inTime: 'Cabe en media hora.',
    welcomePart: 'Bienvenida y consentimiento',
    questionsPart: (n: number) => `${n} ${n === 1 ? 'pregunta' : 'preguntas'}, 4 minutos cada una`,
    closePart: 'Despedida',
    print: 'Imprimir guía de entrevista',
    guide: {
      title: 'Guía de entrevista',
      person: 'Persona',
      place: 'Lugar',
      date: 'Fecha',
      welcome: 'Bienvenida',
      welcomeWords: (project: string) =>
        `Gracias por su tiempo. Me llamo ______________ y trabajo en "${project}". Quiero aprender de lo que usted ha vivido. No vendo nada y no hay respuestas equivocadas.`,
      consent: 'Consentimiento',
      consentWords:
        'Usaré sus respuestas solo para entender el problema, sin su nombre. Puede saltarse cualquier pregunta y terminar cuando quiera. ¿Puedo tomar notas?',
      consentGiven: 'Sí, la persona está de acuerdo.',
      questions: 'Preguntas',
      close: 'Agradecimiento',
      closeWords: 'Gracias. Lo que me contó ayuda mucho. ¿Hay algo que olvidé preguntar?',
      whoElse: '¿Con quién más debería hablar?',
    },
    // What only a review or a list of what is missing says.
    fields: { text: 'Texto de la pregunta', parent: 'Causa' },
  },
} as const

export type Words = (typeof words)['en' | 'es']
