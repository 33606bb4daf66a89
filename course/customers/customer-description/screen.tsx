import { jobRecords } from '#course/customers/shared/jobs.ts'
import { Room } from '#web/step-kit/layout/room.tsx'
import { bearsKey } from '#web/step-kit/parts/part-fields.ts'
import { SegmentTabs } from '#web/step-kit/parts/segment-tabs.tsx'
import { usePlan } from '#web/step-kit/plan-context.tsx'
import { marketGaps, portraitGaps } from './gaps.ts'
import { SegmentPanels } from './segment-panels.tsx'

/** One typical person for each segment, and how many such people there are. */
export function Screen() {
  const { data } = usePlan()
  return (
    <Room isWide>
      <SegmentTabs
        isComplete={(segment) => portraitGaps(segment).length + marketGaps(data, segment).length === 0}
        owns={(segment, field) =>
          bearsKey(segment, field) || jobRecords(data, segment).some(({ _id }) => bearsKey(_id, field))
        }
      >
        {(segment) => <SegmentPanels segment={segment} />}
      </SegmentTabs>
    </Room>
  )
}
