import { readdirSync } from 'node:fs'

/** What stands in this temporary folder of requests that brought files. The folder of a process around them stays as long as the process. */
export const uploadsLeft = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => /^ponte-uploads-\w+\/upload-/.test(name))
