import buttons from '#web/features/public/buttons.module.css'
import { localePath } from '#web/i18n/locale.ts'
import { useLocale } from '#web/i18n/text.tsx'
import classes from './closing.module.css'
import layout from './landing.module.css'
import { words } from './words.ts'

export function Closing() {
  const locale = useLocale()
  const text = words[locale]
  return (
    <section className={classes.closing} aria-labelledby="closing">
      <Seedlings />
      <div className={classes.soil}>
        <div className={layout.inner}>
          <h2 id="closing" className={layout.title}>
            {text.closing.title}
          </h2>
          <p className={classes.text}>{text.closing.text}</p>
          <p className={classes.actions}>
            <a className={classes.apply} href={localePath(locale, '/signup')} data-for="signed-out">
              {text.hero.apply}
            </a>
            <a className={buttons.onSoil} href={localePath(locale, '/login')} data-for="signed-out">
              {text.closing.login}
            </a>
            <a className={classes.apply} href={localePath(locale, '/home')} data-for="signed-in">
              {text.toHome}
            </a>
          </p>
        </div>
      </div>
    </section>
  )
}

const heights = [34, 58, 26, 72, 44, 90, 38, 62, 30, 78, 50, 36]

function Seedlings() {
  return (
    <svg className={classes.row} viewBox="0 0 1200 130" aria-hidden="true" focusable="false">
      {heights.map((height, index) => (
        <g key={height} transform={`translate(${50 + index * 100} 130)`}>
          <path className={classes.stem} d={`M0 0V${-height}`} />
          <path
            className={index % 3 === 1 ? classes.pale : classes.leaf}
            transform={`translate(0 ${-height + 6}) scale(${0.5 + height / 130})`}
            d="M0 0C0-17-12-26-32-26-32-9-20 0 0 0ZM0-5c0-17 12-26 32-26C32-14 20-5 0-5Z"
          />
        </g>
      ))}
    </svg>
  )
}
