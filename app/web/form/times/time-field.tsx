import { Combobox, useCombobox } from '@mantine/core'
import { IconClock } from '#web/icons/c/clock.ts'
import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { Icon } from '#web/ui/media/icon.tsx'
import { FieldFrame } from '../field-frame.tsx'
import type { FieldLook } from '../field-look.tsx'
import { MaskedInput } from '../text/masked-input.tsx'
import styles from '../choices/select.module.css'
import { completeTime, dayTimes, stepTime } from './time-entry.ts'
import type { FieldPlace } from '../use-field.ts'
import { useText } from '../text/use-text.ts'

export type TimeFieldProps<T extends FieldValues, Out> = FieldPlace<T, Out> & FieldLook & { error?: ReactNode }

/** HH:mm in 24 hours on every device: typed, changed by arrow keys, or chosen from half hours. */
export function TimeField<T extends FieldValues, Out = T>({ name, control, error, ...told }: TimeFieldProps<T, Out>) {
  const field = useText<T, Out>({ name, control }, { follow: true })
  const list = useCombobox({
    onDropdownOpen: () => list.updateSelectedOptionIndex('active', { scrollIntoView: true }),
    onDropdownClose: () => list.resetSelectedOption(),
  })

  return (
    <Combobox
      store={list}
      withinPortal={false}
      onOptionSubmit={(time) => {
        field.edit(time)
        list.closeDropdown()
      }}
    >
      <Combobox.DropdownTarget>
        <div>
          <FieldFrame
            {...told}
            error={error ?? field.error}
            filled={field.text !== ''}
            after={
              <Combobox.EventsTarget targetType="button" withExpandedAttribute>
                <button
                  type="button"
                  className={styles.clear}
                  aria-label={`Escolher ${told.label.toLowerCase()}`}
                  disabled={told.disabled}
                  onClick={() => list.toggleDropdown()}
                >
                  <Icon of={IconClock} />
                </button>
              </Combobox.EventsTarget>
            }
          >
            {(box) => (
              <MaskedInput
                {...box}
                mask="time"
                name={name}
                text={field}
                onBlur={() => {
                  const whole = completeTime(field.read())
                  if (whole !== field.read()) field.edit(whole)
                  field.leave()
                }}
                onKeyDown={(event) => {
                  if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
                  event.preventDefault()
                  field.edit(stepTime(completeTime(field.read()), event.key === 'ArrowUp' ? 1 : -1))
                }}
              />
            )}
          </FieldFrame>
        </div>
      </Combobox.DropdownTarget>
      <Combobox.Dropdown className={styles.dropdown}>
        <Combobox.Options mah={240} className={styles.options} aria-label="Horários">
          {dayTimes().map((time) => (
            <Combobox.Option key={time} value={time} active={time === field.text} className={styles.option}>
              {time}
            </Combobox.Option>
          ))}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  )
}
