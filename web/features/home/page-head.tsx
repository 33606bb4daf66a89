import { Title } from '@mantine/core'
import classes from './home.module.css'

export function PageHead({ title, lead }: { title: string; lead: string }) {
  return (
    <div className={classes.pageHead}>
      <Title order={1}>{title}</Title>
      <p className={classes.lead}>{lead}</p>
    </div>
  )
}
