import { runProgram } from './run-program.ts'
import { prove, type Stage, sum } from './stage.ts'

type Complaint = {
  message: string
  code?: string
  filename: string
  labels: { span: { line: number; column: number } }[]
}
type Report = { diagnostics: Complaint[]; number_of_files: number }

const line = ({ message, code, filename, labels }: Complaint) =>
  `${[filename, labels[0]?.span.line, labels[0]?.span.column].join(':')} ${message} [${code}]`

/** With warnings. */
async function report(): Promise<Report> {
  const { stdout, output } = await runProgram('oxlint', ['--format=json'])
  try {
    return JSON.parse(stdout) as Report
  } catch {
    throw new Error(`oxlint could not read the project:\n${output}`)
  }
}

async function unformatted() {
  const { output } = await runProgram('oxfmt', ['--list-different', '.'])
  return output.trim() ? output.trim().split('\n') : []
}

export const lint: Stage = {
  name: 'lint',
  turn: 'reads',
  about: 'lint (oxlint) and format (oxfmt)',
  async run() {
    const reported = report()
    return sum([
      await prove('lint without errors or warnings', async () => (await reported).diagnostics.map(line)),
      await prove('formatted (npm run format does it)', unformatted),
      await prove('lint reads the project', async () => {
        const { number_of_files } = await reported
        return number_of_files > 100 ? [] : [`oxlint read ${number_of_files} files only`]
      }),
    ])
  },
}
