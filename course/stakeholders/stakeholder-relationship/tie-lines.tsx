import { labelOf } from '#course/shared/segments.ts'
import { tieKinds } from '#domain/options/stakeholders.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { Soft } from '#web/step-kit/layout/said.tsx'
import { List } from '#web/step-kit/layout/stack.tsx'
import { RemoveButton } from '#web/step-kit/lists/remove-button.tsx'
import { usePlanFrame } from '#web/step-kit/plan-context.tsx'
import { PicturePart } from '#web/step-kit/report/picture-part.tsx'
import classes from './map.module.css'
import type { Names } from './map-context.tsx'
import { kindMark } from './signs.ts'
import type { Tie } from './ties.ts'
import { words } from './words.ts'

const area = { x: 0, y: 0, width: 12, height: 12 }

type Props = {
  ties: readonly Tie[]
  names: Names
  /** Where all cards stand below each other, a tie is taken away at the one from which it goes; null: at both. */
  removable: string | null
}

/** The ties of somebody with others. */
export function TieLines({ ties, names, removable }: Props) {
  const locale = useLocale()
  const text = words[locale]
  const { write } = usePlanFrame()
  if (ties.length === 0) return null
  return (
    <List gap="s" aria-label={text.ties}>
      {ties.map(({ id, from, to, kind, description }) => {
        const what = labelOf(tieKinds, kind, locale) || text.anyKind
        const said = text.tie(what, names.get(from) ?? '–', names.get(to) ?? '–')
        return (
          <li key={id} className={classes.tie}>
            <span className={classes.sign}>
              <PicturePart area={area} shapes={[kindMark(kind, 6, 6)]} />
            </span>
            <div>
              {said}
              {description ? <Soft isSmall>{description}</Soft> : null}
            </div>
            {removable === null || removable === from ? (
              <RemoveButton name={said} onRemove={() => write.remove('input', id)} />
            ) : null}
          </li>
        )
      })}
    </List>
  )
}
