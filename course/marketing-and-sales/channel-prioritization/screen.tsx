import { ScoreSide } from '#course/shared/scores/score-side.tsx'
import { SegmentMark } from '#course/shared/segment-mark.tsx'
import { nameOf, type Segment } from '#course/shared/segments.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { Heading } from '#web/step-kit/layout/heading.tsx'
import { Columns, Room } from '#web/step-kit/layout/room.tsx'
import { Fault, Pill } from '#web/step-kit/layout/said.tsx'
import { List, Row, Stack } from '#web/step-kit/layout/stack.tsx'
import { MissingPrerequisite } from '#web/step-kit/missing-prerequisite.tsx'
import { usePlan } from '#web/step-kit/plan-context.tsx'
import { useGap } from '#web/step-kit/step-context.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { bubblePicture } from './bubble-picture.ts'
import { ChannelScores } from './channel-scores.tsx'
import classes from './ranking.module.css'
import { calledIn, most, ranked, type Scored, scoredFor, segmentsWithChannels } from './scores.ts'
import { words } from './words.ts'

/** Four scores for each channel; one to three of each segment are chosen to start with. */
export function Screen() {
  const text = words[useLocale()]
  const { data, queue } = usePlan()
  const segments = segmentsWithChannels(data)
  if (segments.length === 0)
    return <MissingPrerequisite step="distribution-channels" about={text.noChannels} />
  return (
    <Room isWide>
      {segments.map((segment) => (
        <SegmentChannels key={queue.firstId(segment._id)} segment={segment} />
      ))}
    </Room>
  )
}

function SegmentChannels({ segment }: { segment: Segment }) {
  const locale = useLocale()
  const text = words[locale]
  const { data, queue } = usePlan()
  const field = `selected:${segment._id}`
  const gap = useGap(field)
  const all = scoredFor(data, segment)
  const count = all.filter(({ isChosen }) => isChosen).length
  const name = nameOf(segment, locale)
  return (
    <Stack data-field={field}>
      <Row>
        <Heading>
          <SegmentMark segment={segment} isSmall /> {name}
        </Heading>
        <Pill isStatus>{text.chosen(count, most)}</Pill>
      </Row>
      <Fault>{gap}</Fault>
      <Columns share="third" isSticky side={<Side all={all} segment={name} />}>
        <List gap="l">
          {all.map((scored) => (
            <ChannelScores
              key={queue.firstId(scored.channel._id)}
              scored={scored}
              all={all}
              isFull={count >= most}
            />
          ))}
        </List>
      </Columns>
    </Stack>
  )
}

/** The picture, and the same as a list with the longest bar first. */
function Side({ all, segment }: { all: readonly Scored[]; segment: string }) {
  const locale = useLocale()
  const text = words[locale]
  const weighed = ranked(all).filter(({ mean }) => mean !== null)
  return (
    <ScoreSide level={3} picture={bubblePicture(all, segment, locale)} text={text}>
      {weighed.map((scored) => (
        <li key={scored.channel._id} className={classes.line} data-on={scored.isChosen}>
          {text.line(calledIn(scored, locale), text.mean(scored.mean ?? 0), scored.isChosen)}{' '}
          {scored.isChosen ? <Icon name="check" /> : null}
          <span aria-hidden="true" style={{ width: `${(scored.mean ?? 0) * 20}%` }} />
        </li>
      ))}
    </ScoreSide>
  )
}
