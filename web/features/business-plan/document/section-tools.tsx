import { Button, Menu } from '@mantine/core'
import { planField } from '#course/plan-view/plan-field.ts'
import type { PlanSection } from '#course/plan-view/plan-view.ts'
import type { FeedbackCount } from '#web/data/feedback-counts.ts'
import { localePath } from '#web/i18n/locale.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { ThreadButton } from '#web/step-kit/comment-button.tsx'
import classes from './document.module.css'
import { documentWords } from './words.ts'

type Props = {
  section: PlanSection
  projectId: string
  isTeam: boolean
  allowsThreads: boolean
  counts: readonly FeedbackCount[]
}

/** The conversation on a section, and for the team the ways to where it is written. */
export function SectionTools({ section, projectId, isTeam, allowsThreads, counts }: Props) {
  const fieldId = planField(section.id)
  const count = counts.find((one) => one.fieldId === fieldId)
  const isTalked = !isTeam || allowsThreads || Boolean(count)
  return (
    <>
      {isTeam ? <EditWays section={section} projectId={projectId} /> : null}
      {isTalked ? <ThreadButton fieldId={fieldId} label={section.title} count={count} /> : null}
    </>
  )
}

function EditWays({ section: { title, places }, projectId }: Pick<Props, 'section' | 'projectId'>) {
  const locale = useLocale()
  const words = documentWords[locale]
  const pathOf = ({ module, step }: (typeof places)[number]) =>
    localePath(locale, `/home/project/${projectId}/${module}/${step}`)
  return (
    <Menu position="bottom-end" withinPortal={false}>
      <Menu.Target>
        <Button
          variant="subtle"
          size="compact-md"
          aria-label={words.editOf(title)}
          className={classes.edit ?? ''}
        >
          {words.edit}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {places.map((place) => (
          <Menu.Item
            key={`${place.module}/${place.step}`}
            component="a"
            className={classes.item ?? ''}
            href={pathOf(place)}
          >
            {place.text}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
