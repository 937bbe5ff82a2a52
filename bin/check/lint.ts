import { complaintsOf, runProgram } from './run-program.ts'
import { prove, type Stage, sum } from './stage.ts'

export const lint: Stage = {
  name: 'lint',
  leaves_room: 'reads',
  about: 'lint (oxlint)',
  async run() {
    const clean = await prove('lint without errors or warnings', () => complaintsOf('oxlint', ['--deny-warnings', '--format=unix']))
    const read = await prove('lint reads the project', async () => {
      const { stdout } = await runProgram('oxlint', ['--format=json'])
      const { number_of_files: files = 0 } = JSON.parse(stdout) as { number_of_files?: number }
      return files > 100 ? [] : [`oxlint read ${files} files only`]
    })
    return sum([clean, read])
  },
}
