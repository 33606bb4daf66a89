import { Button } from '@mantine/core'
import { Icon } from '#web/ui/icon.tsx'
import { focusAfterTaking } from './focus-after-removal.ts'
import classes from './lists.module.css'

type Props = {
  label?: string
  ideas: readonly string[]
  /** What they would be taken for, where a step has several such lists. */
  of?: string
  onTake: (idea: string) => void
}

/** Ready-made words to take over with one tap. */
export function Ideas({ label, ideas, of, onTake }: Props) {
  if (ideas.length === 0) return null
  return (
    <div className={classes.ideas}>
      {label ? <span>{label}:</span> : null}
      {ideas.map((idea) => (
        <Button
          key={idea}
          variant="default"
          size="compact-md"
          leftSection={<Icon name="plus" />}
          aria-label={of ? `${idea}: ${of}` : undefined}
          onClick={({ currentTarget }) => {
            focusAfterTaking(currentTarget)
            onTake(idea)
          }}
        >
          {idea}
        </Button>
      ))}
    </div>
  )
}
