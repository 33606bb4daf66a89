type Parts = { readonly that: string; readonly because: string; readonly means: string }

/** What people type may end with its own full stop; the sentence brings one. */
const bare = (text: string) =>
  text
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/[.…\s]+$/, '')

/** Words of the screen, side by side. */
export const words = {
  en: {
    noQuestions: 'Notes answer questions. First write the questions of your interview.',
    noSources: 'Notes come from somebody or something. First plan your sources.',
    view: 'View of the notes',
    bySource: 'By source',
    byQuestion: 'By question',
    progress: (n: number) =>
      `Notes from ${n === 1 ? '1 source' : `${n} sources`}.${n < 3 ? ' 3 are needed.' : ''}`,
    source: 'Which source are you writing about?',
    chooseSource: 'Choose a source',
    notesCount: (n: number) => (n === 1 ? '1 note' : `${n} notes`),
    done: 'Done',
    planned: 'Planned',
    others: 'Other questions',
    noNotes: 'No notes yet. Write what was said or shown, in the words that were used.',
    noneYet: 'No notes yet.',
    another: 'Write another note',
    anotherInsight: 'Write another insight',
    newNote: 'New note',
    notePlaceholder: '"I dry on the sand, a frame costs a month of sales."',
    kind: 'Kind of note',
    from: 'Source',
    noSource: 'Without a source',
    add: 'Add note',
    note: (n: number) => `Note ${n}`,
    removeNote: (n: number) => `Remove note ${n}`,
    askNote: 'Remove this note?',
    supports: 'Supports',
    supportsNothing: 'No insight yet',
    learned: 'What did you learn?',
    noInsights: 'No insight yet. What comes up again in the notes?',
    noInsightYet: 'No insight yet.',
    insight: (n: number) => `Insight ${n}`,
    noSupport: 'No note supports it yet',
    removeInsight: (n: number) => `Remove insight ${n}`,
    askInsight: 'Remove this insight?',
    insightConsequence: (n: number) =>
      n === 1 ? 'One note supports it. The note stays.' : `${n} notes support it. The notes stay.`,
    helper: { that: 'We learned that…', because: 'because…', means: 'This means…' },
    sentence: ({ that, because, means }: Parts) =>
      [
        `We learned that ${bare(that)}${bare(because) && ` because ${bare(because)}`}.`,
        bare(means) && `This means ${bare(means)}.`,
      ]
        .filter(Boolean)
        .join(' '),
    addInsight: 'Add insight',
    // What only a review or a list of what is missing says.
    fields: { note: 'Note', text: 'Text of the note' },
  },
  es: {
    noQuestions: 'Las notas responden preguntas. Primero escribe las preguntas de tu entrevista.',
    noSources: 'Las notas vienen de alguien o de algo. Primero planea tus fuentes.',
    view: 'Vista de las notas',
    bySource: 'Por fuente',
    byQuestion: 'Por pregunta',
    progress: (n: number) =>
      `Notas de ${n === 1 ? '1 fuente' : `${n} fuentes`}.${n < 3 ? ' Hacen falta 3.' : ''}`,
    source: '¿Sobre qué fuente escribes?',
    chooseSource: 'Elige una fuente',
    notesCount: (n: number) => (n === 1 ? '1 nota' : `${n} notas`),
    done: 'Hecha',
    planned: 'Planeada',
    others: 'Otras preguntas',
    noNotes: 'Todavía no hay notas. Escribe lo que se dijo o se mostró, con las mismas palabras.',
    noneYet: 'Todavía no hay notas.',
    another: 'Escribir otra nota',
    anotherInsight: 'Escribir otro aprendizaje',
    newNote: 'Nota nueva',
    notePlaceholder: '"Seco en la arena, un bastidor cuesta un mes de ventas".',
    kind: 'Clase de nota',
    from: 'Fuente',
    noSource: 'Sin fuente',
    add: 'Agregar nota',
    note: (n: number) => `Nota ${n}`,
    removeNote: (n: number) => `Quitar la nota ${n}`,
    askNote: '¿Quitar esta nota?',
    supports: 'Apoya',
    supportsNothing: 'Todavía ningún aprendizaje',
    learned: '¿Qué aprendiste?',
    noInsights: 'Todavía no hay aprendizajes. ¿Qué vuelve a aparecer en las notas?',
    noInsightYet: 'Todavía no hay aprendizajes.',
    insight: (n: number) => `Aprendizaje ${n}`,
    noSupport: 'Todavía ninguna nota lo apoya',
    removeInsight: (n: number) => `Quitar el aprendizaje ${n}`,
    askInsight: '¿Quitar este aprendizaje?',
    insightConsequence: (n: number) =>
      n === 1 ? 'Una nota lo apoya. La nota se queda.' : `${n} notas lo apoyan. Las notas se quedan.`,
    helper: { that: 'Aprendimos que…', because: 'porque…', means: 'Esto significa que…' },
    sentence: ({ that, because, means }: Parts) =>
      [
        `Aprendimos que ${bare(that)}${bare(because) && ` porque ${bare(because)}`}.`,
        bare(means) && `Esto significa que ${bare(means)}.`,
      ]
        .filter(Boolean)
        .join(' '),
    addInsight: 'Agregar aprendizaje',
    // What only a review or a list of what is missing says.
    fields: { note: 'Nota', text: 'Texto de la nota' },
  },
} as const
