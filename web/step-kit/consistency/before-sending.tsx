import { useLocale } from '#web/i18n/text.tsx'
import { usePlan } from '#web/step-kit/plan-context.tsx'
import classes from './consistency.module.css'
import { ConsistencyList } from './consistency-list.tsx'
import { usePlanCheck } from './use-plan-check.ts'
import { words } from './words.ts'

/** What touches this module and does not fit, for a team that is about to ask for a review. Nothing where all fits. */
export function BeforeSending() {
  const text = words[useLocale()]
  const { module, project } = usePlan()
  const { check } = usePlanCheck(project._id)
  const isOfModule = ({ modules }: { modules: readonly string[] }) => modules.includes(module.slug)
  const findings = (check?.findings ?? []).filter(isOfModule)
  const aside = (check?.aside ?? []).filter(isOfModule)
  if (!check || findings.length + aside.length === 0) return null
  const count = findings.reduce((sum, { more }) => sum + 1 + more, 0)
  const own = { ...check, findings, aside, open: count, unchecked: [] }
  return (
    <section className={classes.before}>
      <h3>{text.before}</h3>
      {count > 0 ? <p>{text.beforeAbout(count)}</p> : null}
      <ConsistencyList check={own} projectId={project._id} isWriter first={3} />
    </section>
  )
}
