// The demonstration, all actors, and an object of each kind.
import { loadDemo } from '#db/demo/load-demo.ts'
import type { TestApp } from '#test/support/app.ts'
import { everybody } from '#test/support/people.ts'
import { belongingsOf } from './belongings.ts'
import { candidatureOfEach } from '#features/candidatures/isolation.cases.ts'
import type { World } from './case.ts'
import { rooms } from './table.ts'
import { draftOfEach } from '#features/jobs/isolation.cases.ts'
import { letBeFound } from '#features/candidates/isolation.cases.ts'

export async function openWorld(app: TestApp): Promise<World> {
  await loadDemo(app.house)
  const all = await everybody(app)
  const world = {
    ...all,
    belongings: await belongingsOf(app, all),
    jobs: await draftOfEach(app, all.people),
    received: await candidatureOfEach(app, all.people),
  }
  await letBeFound(app, all.people)
  for (const { prepare } of rooms) await prepare?.(app, all)
  return world
}
