import type { StatementParts } from './verdict.ts'

const dots = (text: string) => text || '…'
// Made once, when the room comes: making one takes longer than drawing the room.
const lists = {
  en: new Intl.ListFormat('en', { type: 'conjunction' }),
  es: new Intl.ListFormat('es', { type: 'conjunction' }),
}
const joined = (parts: readonly string[], locale: keyof typeof lists) => lists[locale].format(parts)

/** Words of the screen, side by side. */
export const words = {
  en: {
    noCauses: 'Here you judge the causes that you chose to work on. Choose one to three of them first.',
    rows: 'What was believed and what was learned',
    cause: (n: number) => `Belief ${n}`,
    belief: 'The belief',
    provedWrongBy: 'What would have proved it wrong',
    insights: 'What was learned',
    noInsights: 'No insights yet. Write down what you learned before you judge.',
    noInsightsRead: 'No insights yet.',
    toInsights: 'Write what I learned',
    verdict: 'Did it hold?',
    verdicts: { confirmed: 'Confirmed', partly: 'Partly', rejected: 'Wrong' },
    open: 'Not judged yet',
    sureness: (n: string) => `Sure of it before asking: ${n} of 5.`,
    changed: 'What did you change your mind about?',
    changedRead: 'What the team changed its mind about',
    changedHint: 'One sentence is enough',
    wrong: 'Good that you know now. What do you want to do with it?',
    editTree: 'Edit the tree',
    chooseOther: 'Choose another cause',
    tree: 'The tree after the test',
    again: 'The problem, written again',
    before: 'Before: the first sentence',
    noBefore: 'There is no first sentence yet.',
    after: 'After: the problem statement',
    helper: 'In (where), (who) (what) because (the causes that held). As a result, (effects).',
    use: 'Build from my answers',
    useAgain: 'Build again from my answers',
    replace: 'Replace your statement?',
    statement: ({ who, what, where, causes, effects }: StatementParts) =>
      [
        `In ${dots(where)}, ${dots(who)} ${dots(what)}${causes.length > 0 ? ` because ${joined(causes, 'en')}` : ''}.`,
        effects.length > 0 && `As a result, ${joined(effects, 'en')}.`,
      ]
        .filter(Boolean)
        .join(' '),
    // What only a review or a list of what is missing says.
    fields: { statement: 'The problem statement' },
  },
  es: {
    noCauses: 'Aquí juzgas las causas que elegiste trabajar. Primero elige de una a tres.',
    rows: 'Lo que se creía y lo que se aprendió',
    cause: (n: number) => `Idea ${n}`,
    belief: 'La idea',
    provedWrongBy: 'Lo que habría demostrado lo contrario',
    insights: 'Lo que se aprendió',
    noInsights: 'Todavía no hay aprendizajes. Anota lo que aprendiste antes de juzgar.',
    noInsightsRead: 'Todavía no hay aprendizajes.',
    toInsights: 'Anotar lo que aprendí',
    verdict: '¿Se sostuvo?',
    verdicts: { confirmed: 'Confirmada', partly: 'En parte', rejected: 'Equivocada' },
    open: 'Sin veredicto',
    sureness: (n: string) => `Seguridad antes de preguntar: ${n} de 5.`,
    changed: '¿En qué cambiaste de opinión?',
    changedRead: 'En qué cambió de opinión el equipo',
    changedHint: 'Basta una frase',
    wrong: 'Qué bueno saberlo ahora. ¿Qué quieres hacer con eso?',
    editTree: 'Editar el árbol',
    chooseOther: 'Elegir otra causa',
    tree: 'El árbol después de la prueba',
    again: 'El problema, escrito otra vez',
    before: 'Antes: la primera frase',
    noBefore: 'Todavía no hay una primera frase.',
    after: 'Después: el texto del problema',
    helper: 'En (dónde), (quién) (qué) porque (las causas que se confirmaron). Como resultado, (efectos).',
    use: 'Armar con mis respuestas',
    useAgain: 'Armar otra vez con mis respuestas',
    replace: '¿Reemplazar tu texto?',
    statement: ({ who, what, where, causes, effects }: StatementParts) =>
      [
        `En ${dots(where)}, ${dots(who)} ${dots(what)}${causes.length > 0 ? ` porque ${joined(causes, 'es')}` : ''}.`,
        effects.length > 0 && `Como resultado, ${joined(effects, 'es')}.`,
      ]
        .filter(Boolean)
        .join(' '),
    // What only a review or a list of what is missing says.
    fields: { statement: 'El texto del problema' },
  },
} as const

export type Words = (typeof words)['en' | 'es']
