// Who may know whom (.dependency-cruiser.mjs), and proof that the rules bite: a checker that reads nothing agrees with everything.
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
  const { stdout, output } = await runProgram('depcruise', ['--config', '.dependency-cruiser.mjs', '--output-type', 'json', ...from], folder)
  try {
    return (JSON.parse(stdout) as { summary: Summary }).summary
  } catch {
    throw new Error(`dependency-cruiser could not read the project:\n${output}`)
  }
}

const line = ({ rule, from, to, cycle }: Violation) => `${rule.name}: ${from} → ${cycle ? cycle.map(({ name }) => name).join(' → ') : to}`

async function broken() {
  const { totalCruised, totalDependenciesCruised, violations } = await cruise(root)
  if (totalCruised < 50 || totalDependenciesCruised < totalCruised) return [`only ${totalCruised} modules and ${totalDependenciesCruised} imports were read`]
  return violations.map(line)
}

/** Every rule is broken once in a copy, and has to say so. */
async function unnoticed() {
  const copy = mkdtempSync(path.join(tmpdir(), 'ponte-imports-'))
  try {
    for (const each of [...rooms, ...settings]) if (existsSync(path.join(root, each))) cpSync(path.join(root, each), path.join(copy, each), { recursive: true })
    symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'))
    for (const { files } of planted) {
      for (const [name, text] of Object.entries(files)) {
        mkdirSync(path.dirname(path.join(copy, name)), { recursive: true })
        writeFileSync(path.join(copy, name), text)
      }
    }
    const { violations } = await cruise(copy)
    const noticed = (rule: string, files: string[]) => violations.some((each) => each.rule.name === rule && files.some((file) => [each.from, each.to].includes(file)))
    const config = (await import(path.join(root, '.dependency-cruiser.mjs'))) as { default: { forbidden: { name: string }[] } }
    const unproven = config.default.forbidden.filter(({ name }) => !planted.some(({ rule }) => rule === name))
    return [
      ...planted.filter(({ rule, files }) => !noticed(rule, Object.keys(files))).map(({ rule }) => `${rule} did not notice its planted violation`),
      ...unproven.map(({ name }) => `${name} has no planted violation in bin/check/planted-violations.ts`),
    ]
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
}

export const importRules: Stage = {
  name: 'imports',
  leaves_room: 'reads',
  about: 'who may import whom',
  run: async () => sum([await prove('import rules', broken), await prove('import rules notice what breaks them', unnoticed)]),
}
