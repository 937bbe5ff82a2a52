// Who may know whom (.dependency-cruiser.mjs), and proof that the rules bite: a checker that reads nothing agrees with
// everything.
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { planted } from './planted-violations.ts'
import { root, runProgram } from './run-program.ts'
import { prove, type Stage, sum } from './stage.ts'

type Violation = { from: string; to: string; rule: { name: string }; cycle?: { name: string }[] }
type Summary = { totalCruised: number; totalDependenciesCruised: number; violations: Violation[] }

const rooms = ['app', 'db', 'bin', 'test', 'bench', 'main.ts', 'worker.ts']
const settings = ['.dependency-cruiser.mjs', 'package.json', 'tsconfig.json']

async function cruise(folder: string): Promise<Summary> {
  const from = rooms.filter((room) => existsSync(path.join(folder, room)))
  const { stdout, output } = await runProgram(
    'depcruise',
    ['--config', '.dependency-cruiser.mjs', '--output-type', 'json', ...from],
    folder,
  )
  try {
    return (JSON.parse(stdout) as { summary: Summary }).summary
  } catch {
    throw new Error(`dependency-cruiser could not read the project:\n${output}`)
  }
}

const line = ({ rule, from, to, cycle }: Violation) =>
  `${rule.name}: ${from} → ${cycle ? cycle.map(({ name }) => name).join(' → ') : to}`

/** What the project itself breaks: what is planted is imported by nobody, and reached from nowhere. */
function broken({ totalCruised, totalDependenciesCruised, violations }: Summary) {
  if (totalCruised < 50 || totalDependenciesCruised < totalCruised)
    return [`only ${totalCruised} modules and ${totalDependenciesCruised} imports were read`]
  const ours = planted.flatMap(({ files }) => Object.keys(files))
  return violations.filter(({ from }) => !ours.includes(from)).map(line)
}

async function unnoticed({ violations }: Summary) {
  const noticed = (rule: string, files: string[]) =>
    violations.some((each) => each.rule.name === rule && files.some((file) => [each.from, each.to].includes(file)))
  const config = (await import(path.join(root, '.dependency-cruiser.mjs'))) as {
    default: { forbidden: { name: string }[] }
  }
  const unproven = config.default.forbidden.filter(({ name }) => !planted.some(({ rule }) => rule === name))
  return [
    ...planted
      .filter(({ rule, files }) => !noticed(rule, Object.keys(files)))
      .map(({ rule }) => `${rule} did not notice its planted violation`),
    ...unproven.map(({ name }) => `${name} has no planted violation in bin/check/planted-violations.ts`),
  ]
}

/** A copy of the project, in which every rule is broken once and has to say so. */
async function cruiseCopy() {
  const copy = mkdtempSync(path.join(tmpdir(), 'ponte-imports-'))
  try {
    for (const each of [...rooms, ...settings])
      if (existsSync(path.join(root, each))) cpSync(path.join(root, each), path.join(copy, each), { recursive: true })
    symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'))
    for (const { files } of planted) {
      for (const [name, text] of Object.entries(files)) {
        const file = path.join(copy, name)
        if (existsSync(file))
          throw new Error(`${name} of bin/check/planted-violations.ts would take the place of the project's own`)
        mkdirSync(path.dirname(file), { recursive: true })
        writeFileSync(file, text)
      }
    }
    return await cruise(copy)
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
}

export const importRules: Stage = {
  name: 'imports',
  turn: 'reads',
  about: 'who may import whom',
  async run() {
    const summary = cruiseCopy()
    return sum([
      await prove('import rules', async () => broken(await summary)),
      await prove('import rules notice what breaks them', async () => unnoticed(await summary)),
    ])
  },
}
