import { isOwner, type Member, membersOf } from '#course/shared/team.ts'
import { coverageOf } from '#course/team-goals-risk/shared/coverage.ts'
import { isBlank, messageText } from '#domain/plan/messages.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { Card, CardHead } from '#web/step-kit/layout/card.tsx'
import { Heading } from '#web/step-kit/layout/heading.tsx'
import { NumberMark, Pill, Soft } from '#web/step-kit/layout/said.tsx'
import { Parts, Row } from '#web/step-kit/layout/stack.tsx'
import { RemoveButton } from '#web/step-kit/lists/remove-button.tsx'
import { usePlan } from '#web/step-kit/plan-context.tsx'
import { Face } from '#web/ui/face.tsx'
import { InviteButton } from './invite-button.tsx'
import { MemberText } from './member-text.tsx'
import { emailProblem, longest, whoIs } from './rules.ts'
import { useTeam } from './use-team.ts'
import { words } from './words.ts'

type Props = { member: Member; place: number }

/** One person: what they answer for, what they are good at, and what they lead. */
export function MemberCard({ member, place }: Props) {
  const locale = useLocale()
  const text = words[locale]
  const { data, isEditable } = usePlan()
  const { change, remove } = useTeam()
  const { user_id, name, role, strength, email } = member
  const who = whoIs(membersOf(data))[place]
  const called = isBlank(name) ? `${text.nameless} ${place + 1}` : name
  const isFirst = isOwner(data, member)
  const others = membersOf(data).toSpliced(place, 1)
  const led = coverageOf(data).filter((work) => work.led.includes(place))
  const required = (value: string) =>
    isBlank(value) ? messageText({ message: 'required' }, locale) : undefined
  const wrongEmail = (value: string) => {
    const problem = emailProblem(
      value,
      others.map((one) => one.email),
    )
    return problem === 'email'
      ? text.badEmail
      : problem
        ? messageText({ message: problem }, locale)
        : undefined
  }
  const field = (name: keyof typeof longest) => ({
    field: `${name}:${place}`,
    keptAs: `${name}:${who}`,
    label: text[name],
    of: called,
    value: member[name],
    // Said once, at the first card.
    ...(place === 0 && name !== 'name' && { hint: text.hints[name] }),
    maxLength: longest[name],
    onSave: (value: string) => change(place, { [name]: value }),
  })
  return (
    <Card as="li" data-field={`member:${place}`}>
      <CardHead
        actions={isFirst || user_id ? null : <RemoveButton name={called} onRemove={() => remove(place)} />}
      >
        <Row>
          <Face names={name.split(' ').slice(0, 2)} picture={null} size="sm" />
          <Heading level={3}>
            <NumberMark>{place + 1}</NumberMark> {called}
          </Heading>
          {isFirst ? <Pill>{text.founder}</Pill> : user_id ? <Pill>{text.linked}</Pill> : null}
        </Row>
      </CardHead>
      <Parts>
        {user_id ? null : <MemberText {...field('name')} problemOf={required} />}
        <MemberText {...field('role')} problemOf={required} />
        <MemberText {...field('strength')} />
        {isFirst && !email && !isEditable ? null : <MemberText {...field('email')} problemOf={wrongEmail} />}
      </Parts>
      {role || strength || isEditable ? null : <Soft>–</Soft>}
      {isEditable && !user_id && email ? <InviteButton key={email} email={email} /> : null}
      <p>
        {led.length === 0 ? (
          text.leadsNothing
        ) : (
          <>
            <strong>{text.leads}:</strong> {led.map((work) => work.text).join(' · ')}
          </>
        )}
      </p>
    </Card>
  )
}
