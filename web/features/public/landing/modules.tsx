import { courseModules, type Module } from '#course/course.ts'
import { ModuleIcon } from '#web/features/public/pictures/module-icons.tsx'
import { useLocale, usePublicText } from '#web/i18n/text.tsx'
import layout from './landing.module.css'
import classes from './modules.module.css'

export function Modules() {
  const text = usePublicText()
  const beds = [
    { name: text('landing.modules.roots'), about: text('landing.modules.rootsText'), from: 0 },
    { name: text('landing.modules.stem'), about: text('landing.modules.stemText'), from: 3 },
    { name: text('landing.modules.fruit'), about: text('landing.modules.fruitText'), from: 6 },
  ]
  return (
    <section className={layout.section} aria-labelledby="modules">
      <div className={layout.inner}>
        <h2 id="modules" className={layout.title}>
          {text('landing.modules.title')}
        </h2>
        <p className={layout.lead}>{text('landing.modules.text')}</p>
        {beds.map(({ name, about, from }) => (
          <div key={name} className={classes.bed}>
            <p className={classes.bedName}>
              <strong>{name}</strong> {about}
            </p>
            <ol className={classes.modules} start={from + 1}>
              {courseModules.slice(from, from + 3).map((module) => (
                <ModuleCard key={module.slug} module={module} />
              ))}
            </ol>
          </div>
        ))}
      </div>
    </section>
  )
}

function ModuleCard({ module }: { module: Module }) {
  const text = usePublicText()
  const locale = useLocale()
  return (
    <li className={classes.module}>
      <ModuleIcon slug={module.slug} />
      <h3>
        <span className={classes.number}>{module.number}</span> {module.name[locale]}
      </h3>
      <p>{text(`landing.modules.about.${module.slug}`)}</p>
      <p className={classes.steps}>{text('landing.modules.steps', { count: module.steps.length })}</p>
    </li>
  )
}
