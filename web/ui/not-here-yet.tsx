import { Badge, Button, Text, Title } from '@mantine/core'
import { Sprout } from './sprout.tsx'
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

export function NotHereYet(props: Props) {
  return (
    <section className={classes.state}>
      <Sprout className={classes.picture} />
      <Badge variant="light" size="lg" tt="none">
        {props.badge}
      </Badge>
      <Title order={1}>{props.title}</Title>
      <Text c="dimmed">{props.lead}</Text>
      <p className={classes.about}>{props.about}</p>
      {props.comfort ? (
        <Text c="dimmed" size="sm">
          {props.comfort}
        </Text>
      ) : null}
      <Button component="a" variant="default" href={props.backTo}>
        {props.back}
      </Button>
    </section>
  )
}
