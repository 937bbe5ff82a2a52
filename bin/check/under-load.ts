// Runs a command beside endless loops, and ends them with it: the same verdict is due on a machine with other work.
// `node bin/check/under-load.ts npm test`, with `LOOPS=4` of them.
import { spawn } from 'node:child_process'
import { once } from 'node:events'

const [command, ...args] = process.argv.slice(2)
if (!command) {
  console.error('Which command? For example: node bin/check/under-load.ts npm test')
  process.exit(1)
}
const loops = Array.from({ length: Number(process.env['LOOPS'] ?? 4) }, () =>
  spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }),
)
const endLoops = () => loops.forEach((loop) => loop.kill('SIGKILL'))
process.on('exit', endLoops)
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(130))
const [code] = (await once(spawn(command, args, { stdio: 'inherit' }), 'exit')) as [number | null]
process.exit(code ?? 1)
