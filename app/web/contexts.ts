// What the server hands to loaders. entry.server.tsx re-exports these, so that both sides hold the same instance.
import { createContext } from 'react-router'
import type { Site } from '#web/site.ts'

export const apiContext = createContext<(path: string, init?: RequestInit) => Promise<Response>>()
/** Empty on a remembered page: its inline scripts are allowed by their sha256, since a repeated nonce is none. */
export const nonceContext = createContext<string>('')
export const siteContext = createContext<Site>()
/** Where a page's fault is written down. */
export const reportContext = createContext<(error: unknown) => void>()
