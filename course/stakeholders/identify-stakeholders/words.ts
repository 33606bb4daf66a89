const parts = (notes: string, ties: string, and: string) => [notes, ties].filter(Boolean).join(` ${and} `)

/** Words of the screen, side by side. */
export const words = {
  en: {
    centre: 'Your business',
    centreRead: 'The business',
    around: 'Who can help it, stop it, or is touched by it?',
    counts: { stakeholders: 'Stakeholders', groups: 'Groups' },
    import: 'Import',
    importHint: 'Take over whoever has a say in your business. You can move them to another group later.',
    importEmpty: 'Your segments, the current solutions and the people you met will wait here.',
    from: { segments: 'Your segments', solutions: 'Current solutions', people: 'People you met' },
    prompts: {
      customers: 'Who buys, uses or benefits?',
      community: 'Who lives and works around you?',
      'suppliers-partners': 'Who gives you what you need to work?',
      funders: 'Who could bring money?',
      government: 'Who gives permission?',
      competitors: 'Who would lose something?',
      'opinion-leaders': 'Who do people trust here?',
      team: 'Who carries the load with you?',
    },
    placeholder: 'Name',
    without: 'Without a group',
    nobody: 'Nobody yet',
    name: 'Name',
    nameOf: (n: number) => `Name of stakeholder ${n}`,
    unnamed: (n: number) => `Stakeholder ${n}`,
    reason: 'Why do they matter?',
    group: 'Group',
    groupNone: 'Choose a group',
    origin: { segment: 'Segment', solution: 'Current solution' },
    ask: 'Remove this stakeholder?',
    goes: (notes: number, ties: number) =>
      `This also removes ${parts(
        notes === 0 ? '' : notes === 1 ? '1 answer' : `${notes} answers`,
        ties === 0 ? '' : ties === 1 ? '1 tie' : `${ties} ties`,
        'and',
      )}.`,
    noneYet: 'No stakeholders yet',
    noneWhy: 'Everybody who can help or stop the business stands here once the team has written them down.',
    // What only a review or a list of what is missing says.
    fields: {
      stakeholder: 'Stakeholder',
      unnamed: 'A stakeholder without a name',
      role: 'Role of the segment',
    },
  },
  es: {
    centre: 'Tu negocio',
    centreRead: 'El negocio',
    around: '¿Quién puede ayudarlo, frenarlo o sentir sus efectos?',
    counts: { stakeholders: 'Actores', groups: 'Grupos' },
    import: 'Importar',
    importHint: 'Toma a quienes tienen algo que decir sobre tu negocio. Después puedes cambiarlos de grupo.',
    importEmpty: 'Aquí esperarán tus segmentos, las soluciones actuales y las personas que conociste.',
    from: { segments: 'Tus segmentos', solutions: 'Soluciones actuales', people: 'Personas que conociste' },
    prompts: {
      customers: '¿Quién compra, usa o se beneficia?',
      community: '¿Quién vive y trabaja alrededor?',
      'suppliers-partners': '¿Quién te da lo que necesitas para trabajar?',
      funders: '¿Quién podría poner dinero?',
      government: '¿Quién da el permiso?',
      competitors: '¿Quién perdería algo?',
      'opinion-leaders': '¿En quién confía la gente aquí?',
      team: '¿Quién lleva la carga contigo?',
    },
    placeholder: 'Nombre',
    without: 'Sin grupo',
    nobody: 'Todavía nadie',
    name: 'Nombre',
    nameOf: (n: number) => `Nombre del actor ${n}`,
    unnamed: (n: number) => `Actor ${n}`,
    reason: '¿Por qué importan?',
    group: 'Grupo',
    groupNone: 'Elige un grupo',
    origin: { segment: 'Segmento', solution: 'Solución actual' },
    ask: '¿Quitar a este actor?',
    goes: (notes: number, ties: number) =>
      `También se ${notes + ties === 1 ? 'quita' : 'quitan'} ${parts(
        notes === 0 ? '' : notes === 1 ? '1 respuesta' : `${notes} respuestas`,
        ties === 0 ? '' : ties === 1 ? '1 lazo' : `${ties} lazos`,
        'y',
      )}.`,
    noneYet: 'Todavía no hay actores',
    noneWhy: 'Aquí estarán quienes pueden ayudar o frenar el negocio, cuando el equipo los haya anotado.',
    // What only a review or a list of what is missing says.
    fields: { stakeholder: 'Actor', unnamed: 'Un actor sin nombre', role: 'Rol del segmento' },
  },
} as const

export type Words = (typeof words)['en' | 'es']
