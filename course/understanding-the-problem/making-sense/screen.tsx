import { Title } from '@mantine/core'
import { messageText } from '#domain/plan/messages.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { Columns, Room } from '#web/step-kit/layout/room.tsx'
import { Told } from '#web/step-kit/layout/said.tsx'
import { List, Stack } from '#web/step-kit/layout/stack.tsx'
import { MissingPrerequisite } from '#web/step-kit/missing-prerequisite.tsx'
import { usePlan } from '#web/step-kit/plan-context.tsx'
import { BeforeAfter } from './before-after.tsx'
import { TrialCard } from './trial-card.tsx'
import { isNoneLeft, noneHeld, trialsOf } from './verdict.ts'
import { VerdictTree } from './verdict-tree.tsx'
import { words } from './words.ts'

/** Each belief gets its verdict; then the problem is written again, with evidence. */
export function Screen() {
  const locale = useLocale()
  const text = words[locale]
  const { data } = usePlan()
  const trials = trialsOf(data)
  if (trials.length === 0) return <MissingPrerequisite step="choosing-the-causes" about={text.noCauses} />
  return (
    <Room isWide>
      <Columns
        share="narrow"
        isSticky
        side={<VerdictTree causes={data.cause ?? []} trials={trials} words={text} />}
      >
        <Stack data-field="verdicts">
          <Title order={2}>{text.rows}</Title>
          <List isOrdered gap="l">
            {trials.map((trial, index) => (
              <TrialCard key={trial.cause._id} trial={trial} number={index + 1} words={text} />
            ))}
          </List>
        </Stack>
      </Columns>
      <div role="status" hidden={!isNoneLeft(trials)}>
        {isNoneLeft(trials) ? <Told tone="warn">{messageText({ message: noneHeld }, locale)}</Told> : null}
      </div>
      <BeforeAfter words={text} />
    </Room>
  )
}
