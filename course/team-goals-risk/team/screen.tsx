import { Button } from '@mantine/core'
import { membersOf } from '#course/shared/team.ts'
import { coverageOf } from '#course/team-goals-risk/shared/coverage.ts'
import { localePath } from '#web/i18n/locale.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { CommentButton } from '#web/step-kit/comment-button.tsx'
import { Heading } from '#web/step-kit/layout/heading.tsx'
import { Columns, PhoneBar, Room } from '#web/step-kit/layout/room.tsx'
import { Fault, Pill, Soft, Told } from '#web/step-kit/layout/said.tsx'
import { List, Row, Stack } from '#web/step-kit/layout/stack.tsx'
import { usePlan } from '#web/step-kit/plan-context.tsx'
import { ReadingOnly } from '#web/step-kit/reading-only.tsx'
import { useGap } from '#web/step-kit/step-context.tsx'
import { useTextKeys } from '#web/step-kit/text-keys.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { AddPerson } from './add-person.tsx'
import { CoverageGrid } from './coverage-grid.tsx'
import { MemberCard } from './member-card.tsx'
import { whoIs } from './rules.ts'
import { words } from './words.ts'

/** Who does what, and which work is still nobody's. The list is the owner's; everybody else reads it. */
export function Screen() {
  const text = words[useLocale()]
  const { project, account, isEditable } = usePlan()
  if (!isEditable || project.owner_id === account) return <Team />
  return (
    <ReadingOnly>
      <Soft>{text.onlyOwner}</Soft>
      <Team />
    </ReadingOnly>
  )
}

function Team() {
  const text = words[useLocale()]
  const { data } = usePlan()
  const work = coverageOf(data)
  const open = work.filter(({ led }) => led.length === 0).length
  return (
    <Room isWide>
      {work.length > 0 ? (
        <PhoneBar jump={{ to: 'coverage', label: text.open(open), isWarning: open > 0 }} />
      ) : null}
      <Columns isLate side={work.length === 0 ? <NoWork /> : <CoverageGrid />}>
        <People />
      </Columns>
    </Room>
  )
}

function People() {
  const locale = useLocale()
  const text = words[locale]
  const { data, project, isEditable } = usePlan()
  const gap = useGap('members')
  const members = membersOf(data)
  const keys = useTextKeys(whoIs(members))
  return (
    <Stack data-field="members">
      <Row>
        <Heading>{text.people}</Heading>
        <Pill isStatus>{text.count(members.length)}</Pill>
        <CommentButton field="list" label={text.people} />
      </Row>
      <Fault>{gap}</Fault>
      <List>
        {members.map((member, place) => (
          <MemberCard key={keys[place]} {...{ member, place }} />
        ))}
      </List>
      {isEditable && members.length === 1 ? <Told tone="warn">{text.alone}</Told> : null}
      {isEditable ? <AddPerson /> : null}
      {isEditable && members.some(({ user_id }, place) => place > 0 && user_id) ? (
        <Soft isSmall>
          {text.linkedAbout}{' '}
          <a href={localePath(locale, `/home/project/${project._id}`)}>{text.projectPage}</a>
        </Soft>
      ) : null}
    </Stack>
  )
}

function NoWork() {
  const locale = useLocale()
  const text = words[locale]
  const { project, isEditable } = usePlan()
  const gap = useGap('work')
  return (
    <Stack gap="s" data-field="work">
      <EmptyState title={text.coverage} why={isEditable ? text.noWork : text.noWorkRead}>
        {isEditable ? (
          <Button
            component="a"
            variant="default"
            href={localePath(locale, `/home/project/${project._id}/four/key-activities`)}
          >
            {text.keyActivities}
          </Button>
        ) : null}
      </EmptyState>
      <Fault>{gap}</Fault>
    </Stack>
  )
}
