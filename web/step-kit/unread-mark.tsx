import { useText } from '#web/i18n/text.tsx'
import classes from './unread-mark.module.css'

const most = 99

/** How many messages wait to be read at this place; nothing where none does. */
export function UnreadMark({ count }: { count: number }) {
  const text = useText()
  if (count === 0) return null
  return (
    <>
      <span className={classes.mark} aria-hidden="true">
        {count > most ? `${most}+` : count}
      </span>
      <span className="visually-hidden">, {text('step.unread', { count })}</span>
    </>
  )
}
