import { spawnSync } from 'node:child_process'

export type User = { uid?: number; gid?: number }

const NOBODY = { uid: 65_534, gid: 65_534 }
const mayRun = (user: User) => spawnSync(process.execPath, ['--version'], { ...user, cwd: '/' }).status === 0

/**
 * For spawn: a user to whom file modes apply. Root ignores them, so it borrows 'nobody', where that user can run our
 * Node.
 */
export const stranger: User | undefined = process.getuid?.() !== 0 ? {} : mayRun(NOBODY) ? NOBODY : undefined
