import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './run-program.ts'

const rooms = ['app', 'bench', 'bin', 'db', 'test']
const code = /\.(ts|tsx|mjs|css)$/

export type File = { name: string; text: string }

const filesOf = (room: string) =>
  existsSync(path.join(root, room))
    ? readdirSync(path.join(root, room), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && code.test(entry.name))
        .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    : []

export const projectFiles = (): File[] =>
  [...rooms.flatMap(filesOf), 'main.ts', 'worker.ts']
    .filter((name) => existsSync(path.join(root, name)))
    .map((name) => ({ name, text: readFileSync(path.join(root, name), 'utf8') }))
