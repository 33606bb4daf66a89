import type { HTMLAttributes } from 'react'
import placing from '#course/shared/placing/placing.module.css'
import { nameOf, namingStep, type Stakeholder } from '#course/stakeholders/shared/stakeholders.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { Heading } from '#web/step-kit/layout/heading.tsx'
import { Soft } from '#web/step-kit/layout/said.tsx'
import { List, Stack } from '#web/step-kit/layout/stack.tsx'
import { useStepLink } from '#web/step-kit/step-link.ts'
import { Icon } from '#web/ui/icon.tsx'
import { words } from './words.ts'

type Props = {
  waiting: readonly Stakeholder[]
  numbers: ReadonlyMap<string, number>
  held: Stakeholder | null
  onHold: (stakeholder: Stakeholder) => void
  handlers: (stakeholder: Stakeholder) => HTMLAttributes<HTMLElement>
}

/** Who waits for a place. A chip without a name leads to where names are written. */
export function Tray({ waiting, numbers, held, onHold, handlers }: Props) {
  const locale = useLocale()
  const text = words[locale]
  const linkTo = useStepLink()
  return (
    <Stack gap="s">
      {waiting.length > 0 ? <Heading size="h5">{text.tray}</Heading> : null}
      <Soft isSmall>
        {held ? text.held(nameOf(held, locale)) : waiting.length > 0 ? text.trayHint : text.trayEmpty}
      </Soft>
      <div className={placing.chips}>
        <List gap="s">
          {waiting.map((one) => {
            const said = (
              <>
                <strong className="figures">{numbers.get(one.id)}</strong> <span>{nameOf(one, locale)}</span>
              </>
            )
            return (
              <li key={one.id}>
                {one.name ? (
                  <button
                    type="button"
                    className={placing.chip}
                    aria-pressed={held?.id === one.id}
                    onClick={() => onHold(one)}
                    {...handlers(one)}
                  >
                    <Icon name="grip" size={20} />
                    {said}
                  </button>
                ) : (
                  <a className={placing.chip} href={linkTo(namingStep)} draggable={false} {...handlers(one)}>
                    {said}
                  </a>
                )}
              </li>
            )
          })}
        </List>
      </div>
    </Stack>
  )
}
