import type { ComboboxStore } from '@mantine/core'
import type { KeyboardEvent } from 'react'

/** Enter takes what is typed, unless an option of the open list is marked: a half-typed choice submits no form. */
export const takesTyped = (event: KeyboardEvent, text: string, list: ComboboxStore) =>
  event.key === 'Enter' &&
  text !== '' &&
  !event.nativeEvent.isComposing &&
  !(list.dropdownOpened && list.getSelectedOptionIndex() !== -1)
