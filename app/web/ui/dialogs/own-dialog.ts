import { createContext, type RefObject } from 'react'

/** The modal dialog that something is drawn in; null on the page itself. */
export const OwnDialog = createContext<RefObject<HTMLDialogElement | null> | null>(null)
