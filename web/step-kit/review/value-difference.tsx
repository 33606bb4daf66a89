import { Icon } from '#web/ui/icon.tsx'
import classes from './difference.module.css'
import { itemDifference } from './item-difference.ts'
import { Added, Removed, TextDifference } from './text-difference.tsx'
import type { ToldEntry } from './told-values.ts'
import { useReviewWords } from './use-review-words.ts'

/** Before and after of one field, in the way that fits what it holds. */
export function ValueDifference({ entry }: { entry: ToldEntry }) {
  const { words } = useReviewWords()
  const { shape, before, after } = entry
  if (shape === 'other') return <span>{words.other}</span>
  if (shape === 'items') return <ItemList before={before} after={after} />
  if (shape === 'words') return <TextDifference before={before.join('\n')} after={after.join('\n')} />
  return (
    <span className={classes.value}>
      {before.length > 0 ? <Removed text={before.join(', ')} /> : null}
      {before.length > 0 && after.length > 0 ? <Icon name="right" className={classes.becomes} /> : null}
      {after.length > 0 ? <Added text={after.join(', ')} /> : null}
    </span>
  )
}

function ItemList({ before, after }: { before: readonly string[]; after: readonly string[] }) {
  return (
    <ul className={classes.items}>
      {itemDifference(before, after).map(({ was, is }, index) => (
        <li key={index}>
          {was === null ? <Added text={is ?? ''} /> : null}
          {is === null ? <Removed text={was ?? ''} /> : null}
          {was !== null && is !== null ? <TextDifference before={was} after={is} /> : null}
        </li>
      ))}
    </ul>
  )
}
