import { Combobox, Pill, PillsInput, useCombobox } from '@mantine/core'
import { useEffect, useId } from 'react'
import { reasonTexts } from '#domain/errors.ts'
import type { Choice } from '#domain/fields.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type { FieldFrame } from './field-frame.ts'
import classes from './forms.module.css'
import { labelOf } from './labels.ts'
import { useTypedList } from './use-typed-list.ts'
import { formsWords } from './words.ts'

type Props = FieldFrame & {
  options: readonly Choice[]
  value: readonly string[]
  most: number
  onChange: (value: string[]) => void
}

/** Several from a list, and what people add to it in their own words. */
export function TypedOptions({ options, value, most, onChange, name, required, ...frame }: Props) {
  const locale = useLocale()
  const text = formsWords[locale]
  const id = useId()
  const list = useTypedList({ options, value, most, onChange })
  const store = useCombobox({ opened: list.isOpen })
  const entryId = (index: number) => `${id}-entry-${index}`
  const activeId = list.isOpen && list.active >= 0 ? entryId(list.active) : undefined

  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
  }, [activeId])

  return (
    <Combobox
      store={store}
      size="md"
      withinPortal={false}
      onOptionSubmit={(at) => {
        const entry = list.entries[Number(at)]
        if (entry) list.take(entry)
      }}
    >
      <Combobox.DropdownTarget>
        <PillsInput
          size="md"
          id={id}
          label={frame.label}
          required={required}
          description={list.isFull && most <= 3 ? reasonTexts.max3[locale] : frame.description}
          error={list.undecided === null ? frame.error : text.undecided(list.undecided)}
          classNames={{ input: classes.tags }}
          onClick={list.open}
        >
          <Pill.Group>
            {value.map((each, index) => {
              const label = labelOf(options, each, locale)
              return (
                <Pill
                  key={each}
                  withRemoveButton
                  removeButtonProps={{ 'aria-hidden': false, 'aria-label': `${text.remove}: ${label}` }}
                  onRemove={() => list.remove(index)}
                >
                  {label}
                </Pill>
              )
            })}
            <Combobox.EventsTarget withKeyboardNavigation={false} withAriaAttributes={false}>
              <PillsInput.Field
                name={name}
                role="combobox"
                aria-autocomplete="list"
                aria-haspopup="listbox"
                aria-expanded={list.isOpen}
                aria-controls={list.isOpen ? `${id}-list` : undefined}
                aria-activedescendant={activeId}
                data-undecided={list.undecided === null ? undefined : true}
                data-mantine-stop-propagation={list.isOpen || undefined}
                autoComplete="off"
                maxLength={120}
                required={required && value.length === 0}
                readOnly={list.isFull}
                placeholder={value.length === 0 ? text.chooseOrType : ''}
                value={list.typed}
                onChange={(event) => list.handleType(event.currentTarget.value)}
                onFocus={list.handleFocus}
                onBlur={list.handleBlur}
                onKeyDown={list.handleKey}
              />
            </Combobox.EventsTarget>
          </Pill.Group>
        </PillsInput>
      </Combobox.DropdownTarget>
      <Combobox.Dropdown hidden={!list.isOpen}>
        <Combobox.Options id={`${id}-list`} aria-label={frame.label} className={classes.entryList}>
          {list.entries.map(({ kind, value: entry, label }, index) => (
            <Combobox.Option
              key={`${kind} ${entry}`}
              id={entryId(index)}
              value={String(index)}
              selected={index === list.active}
              aria-selected={index === list.active}
              className={kind === 'own' ? classes.ownEntry : classes.entry}
            >
              {kind === 'own' ? (
                <>
                  <Icon name="plus" /> {text.addOwn(label)}
                </>
              ) : (
                label
              )}
            </Combobox.Option>
          ))}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  )
}
