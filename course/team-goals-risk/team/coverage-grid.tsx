import { membersOf } from '#course/shared/team.ts'
import { type Covered, coverageOf } from '#course/team-goals-risk/shared/coverage.ts'
import { isBlank } from '#domain/plan/messages.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { Heading } from '#web/step-kit/layout/heading.tsx'
import { Fault, Soft } from '#web/step-kit/layout/said.tsx'
import { List, Stack } from '#web/step-kit/layout/stack.tsx'
import { usePlan } from '#web/step-kit/plan-context.tsx'
import { useGap } from '#web/step-kit/step-context.tsx'
import { TickGrid, type TickRow } from '#web/step-kit/tick-grid/tick-grid.tsx'
import { useIsWide } from '#web/step-kit/use-is-wide.ts'
import { Icon } from '#web/ui/icon.tsx'
import { useTeam } from './use-team.ts'
import { words } from './words.ts'

/** Who leads what: activities against people where there is room, person by person on a phone. */
export function CoverageGrid() {
  const text = words[useLocale()]
  const { data, isEditable } = usePlan()
  const isWide = useIsWide()
  const all = coverageOf(data)
  return (
    <Stack gap="m" id="coverage">
      <div>
        <Heading>{text.coverage}</Heading>
        {isEditable ? <Soft isSmall>{text.coverageAbout}</Soft> : null}
      </div>
      {isWide ? (
        (['key', 'impact'] as const).map((from) => <ByActivity key={from} {...{ from, all }} />)
      ) : (
        <ByPerson all={all} />
      )}
    </Stack>
  )
}

function useNames(): readonly string[] {
  const text = words[useLocale()]
  const { data } = usePlan()
  return membersOf(data).map(({ name }, place) => (isBlank(name) ? `${text.nameless} ${place + 1}` : name))
}

function ByActivity({ from, all }: { from: 'key' | 'impact'; all: readonly Covered[] }) {
  const text = words[useLocale()]
  const { toggle } = useTeam()
  const names = useNames()
  const own = all.filter((work) => work.from === from)
  if (own.length === 0) return null
  const rows = own.map(({ text: activity, led }): TickRow => {
    const [first = 0] = led
    return {
      id: activity,
      text: activity,
      field: `work:${activity}`,
      ticked: led.map(String),
      verdict:
        led.length === 0 ? text.nobody : led.length === 1 ? (names[first] ?? '') : text.several(led.length),
      tone: led.length > 0 ? 'leaf' : from === 'key' ? 'error' : 'warn',
    }
  })
  return (
    <TickGrid
      label={text.from[from]}
      head={{ rows: text.from[from], verdict: text.ledBy }}
      rows={rows}
      columns={names.map((name, place) => ({ id: String(place), text: name }))}
      cell={text.cell}
      onToggle={(activity, place) => toggle(Number(place), activity)}
    />
  )
}

function ByPerson({ all }: { all: readonly Covered[] }) {
  const text = words[useLocale()]
  const { toggle } = useTeam()
  const open = all.filter(({ led }) => led.length === 0)
  const rows = useNames().map((name, place): TickRow => {
    const own = all.filter(({ led }) => led.includes(place)).map((work) => work.text)
    return {
      id: String(place),
      text: `${place + 1}. ${name}`,
      field: `leads:${place}`,
      ticked: own,
      verdict: text.leadsCount(own.length),
      tone: own.length === 0 ? 'warn' : 'leaf',
    }
  })
  return (
    <>
      {open.length > 0 ? (
        <div>
          <Heading level={3}>{text.uncovered}</Heading>
          <List gap="s">
            {open.map((work) => (
              <Open key={work.text} activity={work.text} />
            ))}
          </List>
        </div>
      ) : null}
      <TickGrid
        label={text.coverage}
        head={{ rows: text.person, verdict: text.leads }}
        rows={rows}
        columns={all.map((work) => ({ id: work.text, text: work.text }))}
        cell={(person, activity) => text.cell(activity, person)}
        onToggle={(place, activity) => toggle(Number(place), activity)}
      />
    </>
  )
}

function Open({ activity }: { activity: string }) {
  const field = `work:${activity}`
  const gap = useGap(field)
  return (
    <li data-field={field}>
      <Icon name="lacking" /> {activity}
      <Fault>{gap}</Fault>
    </li>
  )
}
