import { useMemo } from 'react'
import { useLocale } from '#web/i18n/text.tsx'
import { CommentButton } from '#web/step-kit/comment-button.tsx'
import { CardHead } from '#web/step-kit/layout/card.tsx'
import { Heading } from '#web/step-kit/layout/heading.tsx'
import { Room } from '#web/step-kit/layout/room.tsx'
import { Fault, Pill, Soft } from '#web/step-kit/layout/said.tsx'
import { List, Row, Stack } from '#web/step-kit/layout/stack.tsx'
import { AddLine } from '#web/step-kit/lists/add-line.tsx'
import { Ideas } from '#web/step-kit/lists/ideas.tsx'
import { usePlan } from '#web/step-kit/plan-context.tsx'
import { useGap } from '#web/step-kit/step-context.tsx'
import { useTextKeys } from '#web/step-kit/text-keys.ts'
import { Fold } from '#web/ui/fold.tsx'
import { HeatMap } from './heat-map.tsx'
import { longestTitle, RiskCard } from './risk-card.tsx'
import { needsPlan, type Risk, risksOf } from './risks.ts'
import { starters } from './starter-words.ts'
import { fromPlan } from './suggestions.ts'
import { useRisks } from './use-risks.ts'
import { words } from './words.ts'

/** What could go wrong: weighed on a map, and answered by a plan with somebody who takes care of it. */
export function Screen() {
  const text = words[useLocale()]
  const { data, isEditable } = usePlan()
  const gap = useGap('risks')
  const risks = useMemo(() => risksOf(data), [data])
  const keys = useTextKeys(risks.map(({ title }) => title))
  return (
    <Room isWide>
      <CardHead actions={<CommentButton field="list" label={text.comments} />}>
        <Row data-field="risks">
          <Pill isStatus>{text.count(risks.length, risks.filter(needsPlan).length)}</Pill>
          <Fault>{gap}</Fault>
        </Row>
      </CardHead>
      {risks.length === 0 ? (
        isEditable ? (
          <Stack gap="s">
            <Heading>{text.emptyTitle}</Heading>
            <Soft>{text.emptyWhy}</Soft>
          </Stack>
        ) : (
          <Soft>{text.none}</Soft>
        )
      ) : (
        <>
          <HeatMap risks={risks} />
          <Stack gap="m">
            <Heading>{isEditable ? text.list : text.listRead}</Heading>
            <List gap="m">
              {risks.map((risk, place) => (
                <RiskCard key={keys[place]} risk={risk} risks={risks} />
              ))}
            </List>
          </Stack>
        </>
      )}
      {isEditable ? <NewRisk risks={risks} /> : null}
    </Room>
  )
}

/** One's own words, or a risk that others have had. */
function NewRisk({ risks }: { risks: readonly Risk[] }) {
  const locale = useLocale()
  const text = words[locale]
  const { data } = usePlan()
  const { add } = useRisks()
  const titles = risks.map(({ title }) => title)
  const suggested = useMemo(() => fromPlan(data, locale), [data, locale])
  const left = (ideas: readonly string[]) => ideas.filter((idea) => !titles.includes(idea))
  return (
    <Stack gap="m">
      <AddLine
        label={text.add}
        hint={text.addHint}
        keptAs="new-risk"
        others={titles}
        maxLength={longestTitle}
        onAdd={add}
      />
      <Ideas label={text.fromPlan} ideas={left(suggested)} of={text.fromPlan} onTake={add} />
      <Fold label={text.starters} open={risks.length === 0}>
        <Stack gap="m">
          {starters[locale].map(([theme, ideas]) => (
            <Ideas key={theme} label={theme} ideas={left(ideas)} of={theme} onTake={add} />
          ))}
        </Stack>
      </Fold>
    </Stack>
  )
}
