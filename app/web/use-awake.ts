import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** false until hydration: the page is as rendered for a guest. */
export const useAwake = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
