/** The words of files of the whole plan beside those of the plan. */
export const planWords = {
  en: {
    businessPlan: 'Business plan',
    onePage: 'The plan on one page',
    unnamed: 'Project without a name',
    isDraft: 'Draft: not all of its modules are approved yet.',
    nothingYet: 'What this plan tells is not written yet.',
  },
  es: {
    businessPlan: 'Plan de negocio',
    onePage: 'El plan en una página',
    unnamed: 'Proyecto sin nombre',
    isDraft: 'Borrador: todavía no están aprobados todos sus módulos.',
    nothingYet: 'Lo que cuenta este plan todavía no está escrito.',
  },
} as const
