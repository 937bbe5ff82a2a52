// What came of each test file of a stage.
import type { Cost } from './batches.ts'
import { type FailedFile, kindOf } from './again/failures.ts'
import type { Options } from './run-tests.ts'
import { sum, type Tally, tell } from './stage.ts'

type Details = {
  /** If support made the test, its file and line. */ where?: string
  type?: string
  output?: string
  isTest?: boolean
}

export class Results {
  readonly costs: (Cost & { stage: string })[] = []
  done = 0
  readonly #files = new Map<string, FailedFile>()
  readonly #options: Options

  constructor(options: Options) {
    this.#options = options
  }

  #of(file: string) {
    const found = this.#files.get(file) ?? {
      file,
      options: this.#options,
      failures: [],
      passed: 0,
      failed: 0,
      skipped: 0,
      tests: 0,
    }
    this.#files.set(file, found)
    return found
  }

  pass(file: string, ran: boolean) {
    const one = this.#of(file)
    one[ran ? 'passed' : 'skipped'] += 1
    if (ran) one.tests += 1
    this.done += 1
  }

  /** It is run anew. */
  forget = (file: string) => this.#files.delete(file)

  hasFailed = (file: string) => Boolean(this.#files.get(file)?.failed)

  fail(
    file: string,
    test: string,
    reason: string,
    { where = file, type = '', output = '', isTest = false }: Details = {},
  ) {
    const one = this.#of(file)
    one.failed += 1
    if (isTest) one.tests += 1
    const [line = ''] = reason.split('\n')
    const { name, again } = this.#options
    one.failures.push({ stage: name, file, test, kind: kindOf(`${reason}\n${output}`, type), reason: line })
    if (again) return tell(`again: ${test} (${where}): ${line}`)
    tell(`FAILED ${test} (${where})`)
    tell(reason)
    if (output.trim()) tell(`It printed:\n${output.trim().slice(-4_000)}`)
  }

  /** A file of which nothing was heard has proved nothing. */
  tally(files: string[]): Tally {
    for (const file of files) if (!this.#files.has(file)) this.fail(file, file, 'no test of it ran')
    const all = [...this.#files.values()]
    const { passed, failed, skipped } = sum(all)
    return { passed, failed, skipped, files: all.filter((file) => file.failed), costs: this.costs }
  }
}
