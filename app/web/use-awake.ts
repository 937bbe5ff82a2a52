import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** false while the page is as the server rendered it, for a guest. */
export const useAwake = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
