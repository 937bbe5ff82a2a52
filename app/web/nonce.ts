import { createContext, useContext } from 'react'

/** Undefined on remembered pages, where no nonce exists. */
export const NonceContext = createContext<string | undefined>(undefined)
export const useNonce = () => useContext(NonceContext)
