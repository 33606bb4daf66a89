import { Button } from '@mantine/core'
import type { Cause } from '#course/understanding-the-problem/shared/interview.ts'
import { isTemporary } from '#web/data/queue/write.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { CommentButton } from '#web/step-kit/comment-button.tsx'
import { useOpenPart } from '#web/step-kit/half-typed/use-open-part.ts'
import { ItemText } from '#web/step-kit/item-text.tsx'
import { Card, CardHead } from '#web/step-kit/layout/card.tsx'
import { Soft } from '#web/step-kit/layout/said.tsx'
import { Stack } from '#web/step-kit/layout/stack.tsx'
import { RemoveButton } from '#web/step-kit/lists/remove-button.tsx'
import { NumberField } from '#web/step-kit/numbers/number-field.tsx'
import { people } from '#web/step-kit/numbers/number-text.ts'
import { Picks } from '#web/step-kit/picks.tsx'
import { usePlan } from '#web/step-kit/plan-context.tsx'
import { PlanText } from '#web/step-kit/plan-text.tsx'
import { useStep } from '#web/step-kit/step-context.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { type Link, reusable } from './chain.ts'
import { OutcomeList } from './outcome-list.tsx'
import classes from './screen.module.css'
import { words } from './words.ts'

type Props = { link: Link; links: readonly Link[]; causes: readonly Cause[] }

/** One activity: what is done, for how many, on which causes, and what changes. */
export function ActivityCard({ link, links, causes }: Props) {
  const text = words[useLocale()]
  const { write, queue, isEditable } = usePlan()
  const field = `activity:${link.id}`
  const count = link.outcomes.length
  // Who has just added it could not yet say more.
  const isNew = isTemporary(queue.firstId(link.id))
  const isUnfinished = count === 0 || link.causes.length === 0
  const { showsGaps } = useStep()
  const holds = (kept: string) =>
    [`outcomes:${link.id}`, `edit:reach:${link.id}`, `edit:description:${link.id}`].includes(kept)
  const [isOpen, setOpen] = useOpenPart<boolean>(isUnfinished, (kept) => holds(kept) || null)
  // Messages can be read only in an open card; once opened for that it stays open.
  const isAsked = showsGaps && link.isChosen && isUnfinished
  if (isAsked && !isOpen) setOpen(true)
  return (
    <Card as="li" edge={count > 0 ? 'leaf' : isNew ? 'plain' : 'error'} data-field={field}>
      <CardHead
        actions={
          <>
            <CommentButton field={field} label={link.name} />
            <RemoveButton
              name={link.name}
              consequence={count > 0 ? text.goesToo(count, link.measured.length) : undefined}
              onRemove={() => write.remove('activity', link.id)}
            />
          </>
        }
      >
        <ItemText
          isOneParagraph
          label={`${text.name}: ${link.name}`}
          keptAs={field}
          value={link.name}
          others={links.filter((one) => one.id !== link.id).map((one) => one.name)}
          maxLength={200}
          onSave={(name) => write.update('activity', link.id, { name })}
        />
      </CardHead>
      {isEditable ? (
        <div className={classes.choice}>
          <Switch
            aria-label={`${text.doIt}: ${link.name}`}
            checked={link.isChosen}
            onChange={(selected) => write.update('activity', link.id, { selected })}
          >
            {text.doIt}
          </Switch>
          <Soft>{text.inShort(link.reach, count)}</Soft>
          <Button
            variant="subtle"
            aria-expanded={isOpen}
            aria-label={`${isOpen ? text.fold : text.open}: ${link.name}`}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? text.fold : text.open}
          </Button>
        </div>
      ) : (
        <p>
          {link.isChosen ? <Icon name="check" /> : null} {link.isChosen ? text.doIt : text.doItNo}
        </p>
      )}
      {isOpen || !isEditable ? (
        <div className={classes.parts}>
          <Stack>
            <PlanText
              field={`description:${link.id}`}
              label={text.description}
              value={link.description}
              onSave={(description) => write.update('activity', link.id, { description })}
              hasComments={false}
              isLong
            />
            <div className={classes.reach}>
              <NumberField
                field={`reach:${link.id}`}
                label={text.reach}
                hint={text.reachHint}
                value={link.reach}
                kind={people}
                onSave={(reach) => write.update('activity', link.id, { reach })}
                hasComments={false}
              />
            </div>
            <Picks
              field={`causes:${link.id}`}
              label={text.causes}
              of={link.name}
              options={causes.map(({ _id, description }) => ({ id: _id, text: description ?? '' }))}
              chosen={link.causes}
              onChange={(valueArr) =>
                write.save({ step: 'activities-outcomes', key: 'cause', parent: link.id }, { valueArr })
              }
            />
          </Stack>
          <OutcomeList link={link} isNew={isNew} offered={reusable(links, link)} />
        </div>
      ) : null}
    </Card>
  )
}
