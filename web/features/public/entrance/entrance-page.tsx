import type { ReactNode } from 'react'
import { PlantAbove, PlantBelow } from '#web/features/public/pictures/plant.tsx'
import { useLocale } from '#web/i18n/text.tsx'
import classes from './entrance-page.module.css'
import { words } from './words.ts'

/** A form with the plant beside it. On a phone only the form is there. */
export function EntrancePage({ children }: { children: ReactNode }) {
  const text = words[useLocale()]
  return (
    <main id="content" tabIndex={-1} className={classes.page}>
      <div className={classes.card}>
        {children}
        <noscript>{text.entrance.noScript}</noscript>
      </div>
      <div className={classes.picture} aria-hidden="true">
        <p className={classes.words}>{text.login.aside}</p>
        <div className={classes.above}>
          <PlantAbove />
        </div>
        <div className={classes.below}>
          <PlantBelow />
        </div>
      </div>
    </main>
  )
}
