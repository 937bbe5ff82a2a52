// The demonstration, all actors, and an object of each kind.
import type { TestApp } from '#test/support/app.ts'
import { everybody } from '#test/support/people.ts'
import { belongingsOf } from './belongings.ts'
import { candidatureOfEach } from '#features/candidatures/isolation.cases.ts'
import { interviewOfEach } from '#features/agenda/isolation.cases.ts'
import type { World } from './case.ts'
import { rooms } from './table.ts'
import { draftOfEach } from '#features/jobs/isolation.cases.ts'
import { letBeFound } from '#features/candidates/isolation.cases.ts'

/** `app` has the demonstration. */
export async function openWorld(app: TestApp): Promise<World> {
  const all = await everybody(app)
  const world = {
    ...all,
    belongings: await belongingsOf(app, all),
    jobs: await draftOfEach(app, all.people),
    received: await candidatureOfEach(app, all.people),
  }
  await interviewOfEach(app, world)
  await letBeFound(app, all.people)
  for (const { prepare } of rooms) await prepare?.(app, all)
  return world
}
