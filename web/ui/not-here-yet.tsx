import { Button } from '@mantine/core'
import { EmptyState } from './empty-state.tsx'
import classes from './states.module.css'

type Props = {
  badge: string
  title: string
  lead: string
  about: string
  comfort?: string
  back: string
  backTo: string
}

/** A page that is still to come: what it will hold, and the way back. */
export function NotHereYet({ badge, title, lead, about, comfort, back, backTo }: Props) {
  return (
    <EmptyState badge={badge} title={title} why={lead} example={about} level={1}>
      {comfort ? <p className={classes.code}>{comfort}</p> : null}
      <Button component="a" variant="default" href={backTo}>
        {back}
      </Button>
    </EmptyState>
  )
}
