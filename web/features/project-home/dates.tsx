import { Panel } from '#web/ui/panel.tsx'
import classes from './project-home.module.css'
import type { ComingDate } from './upcoming-dates.ts'
import { useWords } from './use-words.ts'

export function Dates({ dates }: { dates: readonly ComingDate[] }) {
  const { words, shortDay, day } = useWords()
  const isToday = (date: string) => new Date(date).toDateString() === new Date().toDateString()
  return (
    <Panel title={words.dates}>
      {dates.length === 0 ? (
        <p className={classes.soft}>{words.noDates}</p>
      ) : (
        <ul className={classes.dates}>
          {dates.map(({ kind, date, about }) => (
            <li key={`${kind} ${about} ${date}`}>
              <time dateTime={date} title={day(date)}>
                {isToday(date) ? words.today : shortDay(date)}
              </time>
              <span>
                {about ? <span>{about}</span> : null}
                <span className={about ? classes.soft : undefined}>{words.date[kind]}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}
