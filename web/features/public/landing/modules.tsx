import { courseModules, type Module } from '#course/course.ts'
import { ModuleIcon } from '#web/features/public/pictures/module-icons.tsx'
import { useLocale } from '#web/i18n/text.tsx'
import layout from './landing.module.css'
import classes from './modules.module.css'
import { words } from './words.ts'

export function Modules() {
  const text = words[useLocale()]
  const beds = [
    { name: text.modules.roots, about: text.modules.rootsText, from: 0 },
    { name: text.modules.stem, about: text.modules.stemText, from: 3 },
    { name: text.modules.fruit, about: text.modules.fruitText, from: 6 },
  ]
  return (
    <section className={layout.section} aria-labelledby="modules">
      <div className={layout.inner}>
        <h2 id="modules" className={layout.title}>
          {text.modules.title}
        </h2>
        <p className={layout.lead}>{text.modules.text}</p>
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
  const locale = useLocale()
  const text = words[locale]
  return (
    <li className={classes.module}>
      <ModuleIcon slug={module.slug} />
      <h3>
        <span className={classes.number}>{module.number}</span> {module.name[locale]}
      </h3>
      <p>{text.modules.about[module.slug]}</p>
      <p className={classes.steps}>{text.modules.steps(module.steps.length)}</p>
    </li>
  )
}
