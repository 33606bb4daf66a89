import type { Example } from '#web/catalogue/example.ts'
import { useCustomers } from '#web/catalogue/fixtures/plans.ts'
import { Scene } from '#web/catalogue/fixtures/scene.tsx'
import { useWords } from '#web/catalogue/fixtures/words.ts'
import { OfferingTabs } from '#web/step-kit/parts/offering-tabs.tsx'
import { PairPicker } from '#web/step-kit/parts/pair-picker.tsx'
import { PartTabs } from '#web/step-kit/parts/part-tabs.tsx'
import { SegmentTabs } from '#web/step-kit/parts/segment-tabs.tsx'
import { PlanText } from '#web/step-kit/plan-text.tsx'

type Props = Pick<Parameters<typeof Scene>[0], 'as' | 'messages' | 'gaps'>
type Fill = { done?: readonly string[]; hasAll?: boolean; isEmpty?: boolean }

function Work({ field }: { field: string }) {
  const { who, text } = useWords()
  return <PlanText field={field} label={who} value={text} onSave={() => {}} />
}

/** The field `who`, on which the messages of a scene stand, is the last part's. */
const ownsLast = (last: string) => (key: string, field: string) =>
  field === 'who' ? key === last : field.includes(key)

function Segments({ done = [], hasAll, isEmpty, ...scene }: Props & Fill) {
  const customers = useCustomers()
  return (
    <Scene {...scene} data={isEmpty ? {} : customers}>
      <SegmentTabs
        isComplete={({ _id }) => done.includes(_id)}
        owns={ownsLast('health')}
        {...(hasAll ? { shared: <Work field="shared" /> } : {})}
      >
        {({ _id }) => <Work field={`market:${_id}`} />}
      </SegmentTabs>
    </Scene>
  )
}

function Pairs({ done = [], isEmpty, ...scene }: Props & Fill) {
  const customers = useCustomers()
  return (
    <Scene {...scene} data={isEmpty ? {} : customers}>
      <PairPicker isComplete={({ key }) => done.includes(key)} owns={ownsLast('schools:visit')}>
        {({ key }) => <Work field={`pair:${key}`} />}
      </PairPicker>
    </Scene>
  )
}

function Offerings({ done = [], isEmpty, ...scene }: Props & Fill) {
  const customers = useCustomers()
  return (
    <Scene {...scene} data={isEmpty ? {} : customers}>
      <OfferingTabs isComplete={({ _id }) => done.includes(_id)}>
        {({ _id }) => <Work field={`offering:${_id}`} />}
      </OfferingTabs>
    </Scene>
  )
}

function Tabs({ as }: Pick<Props, 'as'>) {
  const { who, text } = useWords()
  return (
    <Scene {...(as ? { as } : {})}>
      <PartTabs
        label={who}
        parts={[
          { key: 'first', name: who, isComplete: true },
          { key: 'second', name: text, isComplete: false },
        ]}
      >
        {(key) => <Work field={key} />}
      </PartTabs>
    </Scene>
  )
}

const gap = (field: string) => [{ field, message: 'required' } as const]

export const examples: readonly Example[] = [
  {
    of: 'step-kit/parts/segment-tabs.tsx SegmentTabs',
    states: {
      'no segments yet': () => <Segments isEmpty />,
      'nothing complete': () => <Segments />,
      'one complete': () => <Segments done={['families']} />,
      'same for all': () => <Segments done={['families', 'schools', 'health']} hasAll />,
      'something is missing': () => <Segments done={['families']} gaps={gap('market:schools')} />,
      'unread comments': () => <Segments messages={{ total: 3, unread: 2 }} />,
      'read by a mentor': () => <Segments as="mentor" done={['families']} />,
    },
  },
  {
    of: 'step-kit/parts/pair-picker.tsx PairPicker',
    states: {
      'no pairs yet': () => <Pairs isEmpty />,
      'nothing complete': () => <Pairs />,
      'one complete': () => <Pairs done={['families:filter']} />,
      'something is missing': () => <Pairs done={['families:filter']} gaps={gap('pair:schools:filter')} />,
      'unread comments': () => <Pairs messages={{ total: 3, unread: 2 }} />,
      'read by a mentor': () => <Pairs as="mentor" done={['families:filter']} />,
    },
  },
  {
    of: 'step-kit/parts/offering-tabs.tsx OfferingTabs',
    states: {
      'no offerings yet': () => <Offerings isEmpty />,
      'one complete': () => <Offerings done={['filter']} />,
      'read by a mentor': () => <Offerings as="mentor" />,
    },
  },
  {
    of: 'step-kit/parts/part-tabs.tsx PartTabs',
    states: {
      'two parts': () => <Tabs />,
      'read by a mentor': () => <Tabs as="mentor" />,
    },
  },
]
