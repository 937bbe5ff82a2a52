import { StartRefusal } from './configuration.ts'

export const say = (words: string) => void process.stdout.write(`${words}\n`)

/** Error codes of Node and of PostgreSQL. */
const NO_ROOM = new Set(['ENOSPC', 'EDQUOT', 'EFBIG', '53100'])

/** A sentence for faults that the person who starts the product can fix. */
function mendable(error: unknown): string | undefined {
  if (error instanceof StartRefusal) return error.message
  const { code } = error as NodeJS.ErrnoException
  if (code && NO_ROOM.has(code))
    return `Não há mais espaço no disco para os dados (${code}). Libere espaço e inicie de novo.`
  return undefined
}

/** A known fault is one sentence and exit 1; others show their stack. */
export async function starting(run: () => Promise<void>) {
  try {
    await run()
  } catch (error) {
    const unforeseen = `O produto não pôde iniciar.\n${error instanceof Error ? error.stack : String(error)}`
    process.stderr.write(`\n${mendable(error) ?? unforeseen}\n`)
    process.exit(1)
  }
}
