// The demonstration, everybody beside it, and something of each for others to ask for.
import { loadDemo } from '#db/demo/load-demo.ts'
import type { TestApp } from '#test/support/app.ts'
import { everybody } from '#test/support/people.ts'
import { belongingsOf } from './belongings.ts'
import { candidatureOfEach } from './candidatures.ts'
import type { World } from './case.ts'
import { importOfEach } from './imports.ts'
import { draftOfEach } from './jobs.ts'
import { letBeFound } from './profile.ts'

export async function openWorld(app: TestApp): Promise<World> {
  await loadDemo(app.house)
  const all = await everybody(app)
  const world = {
    ...all,
    belongings: await belongingsOf(app, all),
    imports: await importOfEach(app, all.people),
    jobs: await draftOfEach(app, all.people),
    received: await candidatureOfEach(app, all.people),
  }
  await letBeFound(app, all.people)
  return world
}
