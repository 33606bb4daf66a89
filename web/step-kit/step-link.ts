import { localePath } from '#web/i18n/locale.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { usePlan } from './plan-context.tsx'

/** The address of a step of this module: `{nice_name}?step={id}&mid={moduleId}`. */
export function useStepLink(): (slug: string) => string {
  const locale = useLocale()
  const { steps, project, module } = usePlan()
  return (slug) => {
    const id = steps.find(({ nice_name }) => nice_name === slug)?._id
    const names = id ? `?step=${id}&mid=${module.id}` : ''
    return localePath(locale, `/home/project/${project._id}/${module.slug}/${slug}`) + names
  }
}
