import { useLocale } from '#web/i18n/text.tsx'
import { PolicyBlock } from './policy-block.tsx'
import classes from './policy-page.module.css'
import type { Policy } from './read-policy.ts'
import { words } from './words.ts'

export function PolicyPage({ policy }: { policy: Policy }) {
  const text = words[useLocale()]
  return (
    <main id="content" tabIndex={-1} className={classes.page}>
      <div className={`${classes.text} ${classes.intro}`}>
        <h1>{policy.title}</h1>
        {policy.intro.map((block, index) => (
          <PolicyBlock key={keyOf(index)} block={block} />
        ))}
      </div>
      <nav className={classes.contents} aria-labelledby="contents">
        <p id="contents">{text.contents}</p>
        <ol>
          {policy.sections.map(({ title }, index) => (
            <li key={title}>
              <a href={`#part-${index + 1}`}>{title}</a>
            </li>
          ))}
        </ol>
      </nav>
      <div className={classes.text}>
        {policy.sections.map(({ title, blocks }, index) => (
          <section key={title} aria-labelledby={`part-${index + 1}`}>
            <h2 id={`part-${index + 1}`}>{title}</h2>
            {blocks.map((block, place) => (
              <PolicyBlock key={keyOf(place)} block={block} />
            ))}
          </section>
        ))}
      </div>
    </main>
  )
}

/** The text never changes while it is shown, so its place is a good key. */
function keyOf(place: number): string {
  return `block-${place}`
}
