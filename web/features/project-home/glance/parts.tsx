import { sectionList } from '#course/plan-view/section-list.ts'
import { localePath } from '#web/i18n/locale.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type { Glance } from '../project-home-documents.ts'
import classes from './glance.module.css'
import { words } from './words.ts'

type Section = Glance['sections'][number]
type Props = { projectId: string; sections: readonly Section[]; isWriter: boolean }

/** How much of each part of the plan is written. Who writes goes on there, who reads opens the part. */
export function Parts({ projectId, sections, isWriter }: Props) {
  const locale = useLocale()
  const said = words[locale]
  const project = `/home/project/${projectId}`
  const hrefOf = ({ section, module, step }: Section) =>
    localePath(
      locale,
      isWriter && module && step ? `${project}/${module}/${step}` : `${project}/businessplan#${section}`,
    )
  return (
    <section className={classes.part} aria-labelledby="glance-parts">
      <h3 id="glance-parts">{said.parts}</h3>
      <p className={classes.soft}>{said.partsHelp[isWriter ? 'writer' : 'reader']}</p>
      <ol className={classes.sections}>
        {sections.map((one) => (
          <li key={one.section}>
            <a href={hrefOf(one)}>
              <Inside {...one} isWriter={isWriter} />
            </a>
          </li>
        ))}
      </ol>
    </section>
  )
}

function Inside({ section, steps_done, steps, step, isWriter }: Section & { isWriter: boolean }) {
  const locale = useLocale()
  const said = words[locale]
  const listed = sectionList.find(({ id }) => id === section)
  const isWhole = steps_done === steps
  return (
    <>
      <span className={classes.name}>
        <span className={classes.mark}>{listed?.mark}</span> {listed?.title[locale]}
      </span>
      <span className={classes.count}>
        {isWhole ? <Icon name="check" size={16} /> : null}
        <span className="visually-hidden">{said.stepsDone(steps_done, steps)}</span>
        <span aria-hidden="true">
          {steps_done}/{steps}
        </span>
      </span>
      <span className={classes.bar} aria-hidden="true">
        <span style={{ width: `${(steps_done / steps) * 100}%` }} />
      </span>
      {isWriter && !isWhole && !step ? <span className={classes.later}>{said.opensLater}</span> : null}
    </>
  )
}
