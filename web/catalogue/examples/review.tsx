import type { Example } from '#web/catalogue/example.ts'
import { Scene } from '#web/catalogue/fixtures/scene.tsx'
import { ChangeList } from '#web/step-kit/review/change-list.tsx'
import type { ToldGroup } from '#web/step-kit/review/told-changes.ts'

const long = 'We asked twelve mothers at home and counted the charcoal they buy in a week. '.repeat(6)

const group = (field: string, rest: Partial<ToldGroup>): ToldGroup => ({
  field,
  heading: '',
  standing: 'kept',
  entries: [],
  ...rest,
})

const groups: readonly ToldGroup[] = [
  group('who', {
    entries: [
      {
        key: 'words',
        name: 'Who lives with this problem?',
        shape: 'words',
        before: [`Families by the lake. ${long}They told us why.`],
        after: [`Young families by the lake. ${long}They showed us why.`],
      },
    ],
  }),
  group('cause:1', {
    heading: 'Cause: Boiling costs more charcoal than a family can spare',
    entries: [
      { key: 'value', name: 'How much can you change it?', shape: 'value', before: ['2'], after: ['4'] },
      {
        key: 'items',
        name: 'What did you learn?',
        shape: 'items',
        before: ['One pot costs 15 shillings.', 'Taste matters.'],
        after: ['One pot costs 20 shillings.', 'Taste matters.', 'Nobody boils for guests.'],
      },
    ],
  }),
  group('cause:2', {
    heading: 'Box',
    standing: 'new',
    entries: [{ key: 'new', name: 'Text of the box', shape: 'words', before: [], after: ['Pumps are old'] }],
  }),
  group('cause:3', {
    heading: 'Box',
    standing: 'gone',
    entries: [{ key: 'gone', name: 'Text of the box', shape: 'words', before: ['Wells are far'], after: [] }],
  }),
  group('general', { entries: [{ key: 'other', name: '', shape: 'other', before: [], after: [] }] }),
]

const list = <ChangeList steps={[{ slug: 'defining-your-problem', groups }]} />

export const examples: readonly Example[] = [
  {
    of: 'step-kit/review/change-list.tsx ChangeList',
    states: {
      'all kinds of changes, read by a mentor': () => (
        <Scene as="mentor" messages={{ total: 2, unread: 1 }} children={list} />
      ),
      'read by the team': () => <Scene children={list} />,
    },
  },
]
