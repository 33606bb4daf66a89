import { type SectionId, sectionList } from './section-list.ts'

/** Stands in the place of a module in the id of a field that is a section of the business plan. */
export const planModule = 'plan'

type Listed = (typeof sectionList)[number]

/** What a comment on a section hangs on. */
export const planField = (section: SectionId): string => `${planModule}.${section}`

const sections = new Map<string, Listed>(sectionList.map((one) => [planField(one.id), one]))

/** The section of the business plan that mentors comment on; none where there is no such one. */
export const sectionOfField = (fieldId: string): Listed | undefined => sections.get(fieldId)

/** How a comment on a section says where it stands, outside the plan. */
export const sectionPlaceTitles = ({ title: { en, es } }: Listed) => ({
  step_title: `${en} (business plan)`,
  step_title_es: `${es} (plan de negocio)`,
})
