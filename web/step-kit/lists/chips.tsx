import classes from './chips.module.css'
import { RemoveButton } from './remove-button.tsx'

type Props = {
  chips: readonly { readonly text: string; readonly consequence?: string | undefined }[]
  /** What they belong to, where a step has several such lists. */
  of: string
  onRemove: (text: string) => void
}

/** Short texts that are added and taken away, but not changed: other steps know them by their words. */
export function Chips({ chips, of, onRemove }: Props) {
  return (
    <ul className={classes.chips} aria-label={of}>
      {chips.map(({ text, consequence }) => (
        <li key={text}>
          <span>{text}</span>
          <RemoveButton name={text} consequence={consequence} onRemove={() => onRemove(text)} />
        </li>
      ))}
    </ul>
  )
}
