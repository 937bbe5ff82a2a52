import process from 'node:process'
import { findEnvelope } from '#features/contracts/server/envelope-rows.ts'
import { sealedBytes } from '#features/contracts/server/sealing/seal-envelope.ts'
import { openApp } from '#test/support/app.ts'
import { bringTo, contractWorld, newDraft, newInternship } from '#test/support/contracts.ts'
import type { Figure } from '../figures.ts'

const [DOCUMENTS, WARM_UP, LEAST_A_SECOND] = [60, 10, 10]

/** What all threads of this process have used of the processors, in milliseconds. */
const used = () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/** One after the other: the text, the pages, the evidence, the seal and its check. */
async function measured(): Promise<Figure[]> {
  const app = await openApp()
  const world = await contractWorld(app)
  const { id: internship } = await newInternship(app, world)
  const id = await newDraft(app, internship, 'digital')
  await bringTo(app, world, id, 'sealing')
  const envelope = await findEnvelope(app.ctx(), id)
  const waits: number[] = []
  const costs: number[] = []
  for (let round = -WARM_UP; round < DOCUMENTS; round++) {
    const [began, before] = [performance.now(), used()]
    await sealedBytes(app.ctx(), envelope)
    if (round < 0) continue
    waits.push(performance.now() - began)
    costs.push(used() - before)
  }
  const cost = costs.reduce((sum, one) => sum + one, 0) / costs.length
  return [
    { what: 'a document sealed and checked', values: waits, unit: ' ms' },
    { what: 'processor time a document', values: costs, unit: ' ms' },
    { what: 'documents a second of one core', values: [1000 / cost], unit: '', limit: { at_least: LEAST_A_SECOND } },
  ]
}

export const sealing = { title: 'Sealing a contract with its evidence', run: measured }
