import { messageText } from '#domain/plan/messages.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { NumberField } from '#web/step-kit/numbers/number-field.tsx'
import { usePlan } from '#web/step-kit/plan-context.tsx'
import type { Link } from './chain.ts'
import classes from './screen.module.css'
import type { Words } from './words.ts'

/** People reached per year, whole ones. */
export function ReachField({ link, words }: { link: Link; words: Words }) {
  const locale = useLocale()
  const { write } = usePlan()
  return (
    <div className={classes.reach}>
      <NumberField
        field={`reach:${link.id}`}
        label={words.reach}
        hint={words.reachHint}
        value={link.reach}
        check={(people) =>
          Number.isInteger(people) ? undefined : messageText({ message: 'notNumber' }, locale)
        }
        onSave={(reach) => write.update('activity', link.id, { reach })}
        hasComments={false}
      />
    </div>
  )
}
