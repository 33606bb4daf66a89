import { useLocale } from '#web/i18n/text.tsx'
import { publicBarWords } from './bars/public-words.ts'
import { Icon } from './icons/icon.tsx'
import classes from './scroll-to-top.module.css'

/** The same button in a page of plain HTML; its script shows it. */
export function PublicTopButton() {
  const { top } = publicBarWords[useLocale()]
  return (
    <button type="button" className={classes.button} aria-label={top} title={top} data-top hidden>
      <Icon name="top" />
    </button>
  )
}
