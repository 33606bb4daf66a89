const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

const listed = (parts: readonly string[], and: string) =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} ${and} ${parts.at(-1)}`

export type Loss = { readonly boxes: number; readonly questions: number; readonly answers: number }

/** Words of the screen, side by side. */
export const words = {
  en: {
    noProblem: 'Your problem in one sentence becomes the trunk of the tree.',
    noTrunk: 'The problem has no sentence yet',
    trunk: 'The problem',
    tree: 'The problem tree',
    counts: {
      mainCauses: 'Main causes',
      underlyingCauses: 'Underlying causes',
      effects: 'Effects',
      deepestWhy: 'Deepest why',
    },
    ask: { cause: 'Why does this happen?', effect: 'What does this lead to?' },
    askAbout: { cause: (text: string) => `Why? ${text}`, effect: (text: string) => `What follows? ${text}` },
    level: (side: 'cause' | 'effect', depth: number) =>
      side === 'cause' ? `Why ${depth}` : depth === 1 ? 'Effect' : 'Consequence',
    depth: (side: 'cause' | 'effect', depth: number) =>
      side === 'cause' ? `Why ${depth} of 5` : depth === 1 ? 'Effect' : 'Consequence',
    begin: { cause: 'Because…', effect: 'This leads to…' },
    sections: { cause: 'Why it happens', effect: 'What it leads to' },
    none: { cause: 'No causes yet', effect: 'No effects yet' },
    noRoots: 'Your tree has a trunk but no roots yet. Why does this problem happen?',
    example:
      'For example: "Many babies are underweight." Why? "Mothers stop breastfeeding after two months." Why? "They go back to selling at the market." And what does it lead to? "More visits to the clinic."',
    noWords: 'Without words',
    answer: 'Your answer',
    add: 'Add',
    done: 'Done',
    text: 'Text of this box',
    deep: 'This is the fifth why. Deep enough: what could a person, a rule or a habit change here?',
    moveTo: 'Hang it somewhere else',
    stay: 'Leave it here',
    move: 'Move',
    atTrunk: { cause: 'The problem, as a main cause', effect: 'The problem, as an effect' },
    remove: 'Remove',
    removeTitle: (more: number) =>
      more === 0
        ? 'Remove this box?'
        : `Remove this box and the ${more === 1 ? 'box that grows' : `${more} boxes that grow`} from it?`,
    alsoRemoves: ({ questions, answers }: Loss) =>
      `This also removes ${listed(
        [
          questions > 0 ? counted(questions, 'question', 'questions') : '',
          answers > 0 ? counted(answers, 'answer from later steps', 'answers from later steps') : '',
        ].filter(Boolean),
        'and',
      )}.`,
    added: (text: string) => `Added: ${text}`,
    moved: (text: string) => `Moved: ${text}`,
    dragHint: 'Press a box to change it. Drag it, or open it, to hang it somewhere else.',
    // What only a review or a list of what is missing says.
    fields: {
      box: 'Box',
      description: 'Text of the box',
      causeType: 'Place in the tree',
      parent: 'Hangs on',
      unnamed: 'a box of the tree',
    },
  },
  es: {
    noProblem: 'Tu problema en una frase será el tronco del árbol.',
    noTrunk: 'El problema todavía no tiene una frase',
    trunk: 'El problema',
    tree: 'El árbol de problemas',
    counts: {
      mainCauses: 'Causas principales',
      underlyingCauses: 'Causas de fondo',
      effects: 'Efectos',
      deepestWhy: 'Porqué más profundo',
    },
    ask: { cause: '¿Por qué pasa esto?', effect: '¿A qué lleva esto?' },
    askAbout: {
      cause: (text: string) => `¿Por qué? ${text}`,
      effect: (text: string) => `¿Qué provoca? ${text}`,
    },
    level: (side: 'cause' | 'effect', depth: number) =>
      side === 'cause' ? `Porqué ${depth}` : depth === 1 ? 'Efecto' : 'Consecuencia',
    depth: (side: 'cause' | 'effect', depth: number) =>
      side === 'cause' ? `Porqué ${depth} de 5` : depth === 1 ? 'Efecto' : 'Consecuencia',
    begin: { cause: 'Porque…', effect: 'Esto lleva a…' },
    sections: { cause: 'Por qué pasa', effect: 'A qué lleva' },
    none: { cause: 'Todavía no hay causas', effect: 'Todavía no hay efectos' },
    noRoots: 'Tu árbol tiene tronco, pero aún no tiene raíces. ¿Por qué pasa este problema?',
    example:
      'Por ejemplo: "Muchos bebés tienen bajo peso". ¿Por qué? "Las madres dejan de amamantar a los dos meses". ¿Por qué? "Vuelven a vender en el mercado". ¿Y a qué lleva? "Más visitas al centro de salud".',
    noWords: 'Sin palabras',
    answer: 'Tu respuesta',
    add: 'Agregar',
    done: 'Listo',
    text: 'Texto de este recuadro',
    deep: 'Este es el quinto porqué. Ya es bastante hondo: ¿qué podría cambiar aquí una persona, una regla o una costumbre?',
    moveTo: 'Colgarlo en otro lugar',
    stay: 'Dejarlo aquí',
    move: 'Mover',
    atTrunk: { cause: 'El problema, como causa principal', effect: 'El problema, como efecto' },
    remove: 'Quitar',
    removeTitle: (more: number) =>
      more === 0
        ? '¿Quitar este recuadro?'
        : `¿Quitar este recuadro y ${more === 1 ? 'el que crece' : `los ${more} que crecen`} de él?`,
    alsoRemoves: ({ questions, answers }: Loss) =>
      `También se ${questions + answers === 1 ? 'quita' : 'quitan'} ${listed(
        [
          questions > 0 ? counted(questions, 'pregunta', 'preguntas') : '',
          answers > 0
            ? counted(answers, 'respuesta de pasos posteriores', 'respuestas de pasos posteriores')
            : '',
        ].filter(Boolean),
        'y',
      )}.`,
    added: (text: string) => `Agregado: ${text}`,
    moved: (text: string) => `Movido: ${text}`,
    dragHint: 'Toca un recuadro para cambiarlo. Arrástralo, o ábrelo, para colgarlo en otro lugar.',
    // What only a review or a list of what is missing says.
    fields: {
      box: 'Recuadro',
      description: 'Texto del recuadro',
      causeType: 'Lugar en el árbol',
      parent: 'Cuelga de',
      unnamed: 'un recuadro del árbol',
    },
  },
} as const
