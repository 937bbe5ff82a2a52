// npm run bench [-- ROW …]: what a user waits for, measured against the physical limit in the same run.
import process from 'node:process'
import { type Figure, printFigures, type Row, verdict } from './figures.ts'
import { bank } from './rows/bank.ts'
import { bulk } from './rows/bulk.ts'
import { contracts } from './rows/contracts.ts'
import { finance } from './rows/finance.ts'
import { gate } from './rows/gate.ts'
import { heap } from './rows/heap.ts'
import { imports } from './rows/imports.ts'
import { keypress } from './rows/keypress.ts'
import { lighthouseRow } from './rows/lighthouse.ts'
import { logins } from './rows/logins.ts'
import { pipeline } from './rows/pipeline.ts'
import { remembered } from './rows/remembered.ts'
import { rendered } from './rows/rendered.ts'
import { reports } from './rows/reports.ts'
import { sealing } from './rows/sealing.ts'
import { search } from './rows/search.ts'
import { starts } from './rows/starts.ts'
import { checks, registrations } from './rows/statements.ts'
import { tests } from './rows/tests.ts'
import { weight } from './rows/weight.ts'

const rows: Record<string, Row> = {
  check: checks,
  registration: registrations,
  logins,
  imports,
  remembered,
  rendered,
  weight,
  starts,
  heap,
  keypress,
  search,
  bank,
  pipeline,
  gate,
  contracts,
  bulk,
  finance,
  reports,
  sealing,
  tests,
  lighthouse: lighthouseRow,
}

const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !(name in rows))
if (unknown.length) {
  console.error(`There is no row ${unknown.join(', ')}. Rows: ${Object.keys(rows).join(', ')}.`)
  process.exit(1)
}

const all: Figure[] = []
for (const [name, { title, run }] of Object.entries(rows)) {
  if (asked.length && !asked.includes(name)) continue
  try {
    const figures = await run()
    printFigures(`${name}: ${title}`, figures)
    all.push(...figures)
  } catch (error) {
    console.error(`\n${name}: not measured.`, error)
    process.exitCode = 1
  }
}
const missed = all.filter((figure) => verdict(figure) === 'FAIL')
console.log(
  `\n${all.filter((figure) => verdict(figure) === 'PASS').length} limits kept, ` +
    `${missed.length} missed${missed.map(({ what }) => `\n  ${what}`).join('')}`,
)
if (missed.length) process.exitCode = 1
process.exit()
