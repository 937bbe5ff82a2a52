// Runs before start, dev and test on any Node: plain JavaScript without packages. Prints nothing when all is fresh.
import process from 'node:process'

const oldest = 20

/** A problem that a person can fix: one sentence, without a stack. */
const complain = (sentence) => {
  console.error(sentence)
  process.exit(1)
}

if (Number(process.versions.node.split('.')[0]) < oldest) {
  complain(
    `Para iniciar é preciso Node ${oldest} ou mais novo, e este é o ` +
      `${process.version}: instale um mais novo de https://nodejs.org.`,
  )
}

const { Complaint } = await import('./setup/complaint.mjs')
const { installed, install } = await import('./setup/packages.mjs')
const { checkRuntime } = await import('./setup/runtime.mjs')
const { webIsFresh, buildWeb } = await import('./setup/web-build.mjs')
const { oneAtATime } = await import('./setup/one-at-a-time.mjs')

try {
  if (!installed()) await oneAtATime('instalar', () => installed() || install())
  checkRuntime()
  if (process.argv.includes('--build') && !webIsFresh()) await oneAtATime('construir', () => webIsFresh() || buildWeb())
} catch (error) {
  if (!(error instanceof Complaint)) throw error
  complain(error.message)
}
