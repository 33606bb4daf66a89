import { Button } from '@mantine/core'
import { Icon } from '#web/ui/icon.tsx'
import classes from './lists.module.css'

type Props = {
  label?: string
  ideas: readonly string[]
  onTake: (idea: string) => void
}

/** Ready-made words to take over with one tap. */
export function Ideas({ label, ideas, onTake }: Props) {
  if (ideas.length === 0) return null
  return (
    <div className={classes.ideas}>
      {label ? <span>{label}:</span> : null}
      {ideas.map((idea) => (
        <Button key={idea} variant="default" size="compact-md" onClick={() => onTake(idea)}>
          <Icon name="plus" /> {idea}
        </Button>
      ))}
    </div>
  )
}
