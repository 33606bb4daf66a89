/** The words of files of the whole plan beside those of the plan. */
export const planWords = {
  en: {
    businessPlan: 'Business plan',
    unnamed: 'Project without a name',
    isDraft: 'Draft: not all of its modules are approved yet.',
    nothingYet: 'Nothing is written in this plan yet.',
  },
  es: {
    businessPlan: 'Plan de negocio',
    unnamed: 'Proyecto sin nombre',
    isDraft: 'Borrador: todavía no están aprobados todos sus módulos.',
    nothingYet: 'Todavía no hay nada escrito en este plan.',
  },
} as const
