import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../..', import.meta.url))
export const inProject = (...parts) => join(root, ...parts)

export const readJson = (file) => {
  try {
    return JSON.parse(readFileSync(inProject(file), 'utf8'))
  } catch {
    return undefined
  }
}
