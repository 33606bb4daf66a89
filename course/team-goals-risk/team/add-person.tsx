import { useState } from 'react'
import { membersOf, newMember } from '#course/shared/team.ts'
import { isBlank, messageText } from '#domain/plan/messages.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { GrowingTextarea } from '#web/step-kit/growing-textarea.tsx'
import { useHalfTypedForm } from '#web/step-kit/half-typed/use-half-typed.ts'
import { Heading } from '#web/step-kit/layout/heading.tsx'
import { Soft } from '#web/step-kit/layout/said.tsx'
import { Parts, Stack } from '#web/step-kit/layout/stack.tsx'
import { AddForm, addByEnter } from '#web/step-kit/lists/add-form.tsx'
import { usePlan } from '#web/step-kit/plan-context.tsx'
import { longest, mostMembers } from './rules.ts'
import { useTeam } from './use-team.ts'
import { words } from './words.ts'

const names = ['name', 'role'] as const
const nobody = { name: '', role: '' }
const said = ({ name, role }: typeof nobody) => [name, role].join(' ').trim() || null

/** A card begins with who it is and what they answer for. */
export function AddPerson() {
  const locale = useLocale()
  const text = words[locale]
  const { data } = usePlan()
  const { add } = useTeam()
  const [draft, setDraft] = useHalfTypedForm('person', nobody, said)
  const [wasTried, setTried] = useState(false)
  if (membersOf(data).length >= mostMembers) return <Soft>{text.full}</Soft>

  function handleAdd() {
    const isUnfinished = names.some((name) => isBlank(draft[name]))
    setTried(isUnfinished)
    if (isUnfinished) return
    add({ ...newMember, name: draft.name.trim(), role: draft.role.trim() })
    setDraft(nobody)
  }

  return (
    <Stack gap="s">
      <Heading level={3}>{text.add}</Heading>
      <AddForm keptAs="person" button={text.addButton} onAdd={handleAdd}>
        <Parts>
          {names.map((name) => (
            <GrowingTextarea
              key={name}
              label={text[name]}
              aria-label={`${text[name]}: ${text.add}`}
              leastRows={1}
              isOneParagraph
              maxLength={longest[name]}
              value={draft[name]}
              error={
                wasTried && isBlank(draft[name]) ? messageText({ message: 'required' }, locale) : undefined
              }
              onChange={(event) => setDraft({ ...draft, [name]: event.currentTarget.value })}
              onKeyDown={addByEnter}
            />
          ))}
        </Parts>
      </AddForm>
    </Stack>
  )
}
