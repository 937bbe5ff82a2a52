import { readdirSync } from 'node:fs'

/** Request folders left in this temporary folder. The folder of a process stays as long as the process. */
export const uploadsLeft = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => /^ponte-uploads-\w+\/upload-/.test(name))
