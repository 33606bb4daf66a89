import classes from './meter.module.css'

export type Stretch = {
  readonly id: string
  /** Done, begun, or between the team and who reads its work; none where nothing has happened. */
  readonly tone: 'done' | 'begun' | 'voice' | null
}

/** How far one is, stretch by stretch. What it shows is also said in words beside it. */
export function Meter({ stretches }: { stretches: readonly Stretch[] }) {
  return (
    <div className={classes.meter} aria-hidden="true">
      {stretches.map(({ id, tone }) => (
        <span key={id} data-tone={tone ?? undefined} />
      ))}
    </div>
  )
}
