import { Button } from '@mantine/core'
import type { Locale } from '#domain/errors.ts'
import type { Decision } from '#web/data/queue/transitions.ts'
import type { Row, Write } from '#web/data/queue/write.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { DialogActions } from '#web/ui/dialog.tsx'
import { nameOf, partAt, said, unlike, writtenIn } from './said.ts'
import classes from './undecided.module.css'
import { words } from './words.ts'

type Props = { write: Write; current: Row; onDecide: (decision: Decision) => void }

/** Both versions of what two people wrote, side by side. */
export function Clash({ write, current, onDecide }: Props) {
  const locale = useLocale()
  const text = words[locale]
  return (
    <>
      <p className={classes.reason}>{text.clashAbout}</p>
      {clashesIn(write, current, locale).map(({ path, name, mine, theirs }) => (
        <div key={path.join('.')} className={classes.versions} data-two="true">
          {name ? <p className={classes.name}>{name}</p> : null}
          <Version title={text.mine} value={mine} />
          <Version title={text.theirs} value={theirs} />
        </div>
      ))}
      <DialogActions>
        <Button variant="default" onClick={() => onDecide('theirs')}>
          {text.keepTheirs}
        </Button>
        <Button onClick={() => onDecide('mine')}>{text.keepMine}</Button>
      </DialogActions>
    </>
  )
}

/** What was written differently; all of it where both wrote the same and only the rest of the record changed. */
function clashesIn(write: Write, current: Row, locale: Locale) {
  const all = writtenIn(write).map((part) => ({
    path: part.path,
    isList: Array.isArray(part.value),
    name: nameOf(part, locale),
    mine: said(part.value, part.field, locale),
    theirs: said(partAt(current, part.path), part.field, locale),
  }))
  const different = all.filter(({ mine, theirs }) => mine !== theirs)
  return (different.length > 0 ? different : all).map((part) =>
    part.isList
      ? { ...part, mine: unlike(part.mine, part.theirs), theirs: unlike(part.theirs, part.mine) }
      : part,
  )
}

function Version({ title, value }: { title: string; value: string }) {
  return (
    <section className={classes.version}>
      <h3>{title}</h3>
      <p>{value || '–'}</p>
    </section>
  )
}
