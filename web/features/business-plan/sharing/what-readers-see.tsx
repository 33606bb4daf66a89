import { useLocale } from '#web/i18n/text.tsx'
import { Icon, type Sign } from '#web/ui/icon.tsx'
import classes from './sharing.module.css'
import { sharingWords } from './words.ts'

/** In plain words, before anything is shared. */
export function WhatReadersSee() {
  const words = sharingWords[useLocale()]
  return (
    <div className={classes.sees}>
      <Seen title={words.sees} sign="check" items={words.seesList} />
      <Seen title={words.hidden} sign="cross" items={words.hiddenList} />
    </div>
  )
}

function Seen({ title, sign, items }: { title: string; sign: Sign; items: readonly string[] }) {
  return (
    <section>
      <h3>{title}</h3>
      <ul>
        {items.map((item) => (
          <li key={item}>
            <Icon name={sign} className={classes[sign]} />
            <span>{item}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
