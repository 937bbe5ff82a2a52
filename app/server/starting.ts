import { StartRefusal } from './configuration.ts'

export const say = (words: string) => void process.stdout.write(`${words}\n`)

/** A mistake of whoever starts the product is one clear sentence and exit 1; anything else shows its stack. */
export async function starting(run: () => Promise<void>) {
  try {
    await run()
  } catch (error) {
    process.stderr.write(
      error instanceof StartRefusal
        ? `\n${error.message}\n`
        : `\nO produto não pôde iniciar.\n${error instanceof Error ? error.stack : error}\n`,
    )
    process.exit(1)
  }
}
