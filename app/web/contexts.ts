// Passed by the server to loaders. entry.server.tsx re-exports these, so that both bundles share the same instances.
import { createContext } from 'react-router'
import type { Site } from '#web/site.ts'

export const apiContext = createContext<(path: string, init?: RequestInit) => Promise<Response>>()
/**
 * Empty on a remembered page: its inline scripts are allowed by sha256, because a nonce used twice protects nothing.
 */
export const nonceContext = createContext<string>('')
export const siteContext = createContext<Site>()
/** Logs a page's fault. */
export const reportContext = createContext<(error: unknown) => void>()
