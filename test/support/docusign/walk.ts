// A contract on its way through DocuSign, in process.
import { currentStep, findEnvelope } from '#features/contracts/server/envelope-rows.ts'
import { openDocusign as visit } from '#features/contracts/wire/docusign.ts'
import { openApp, type TestApp } from '#test/support/app.ts'
import { bringTo, contractWorld, newDraft, newInternship, type World } from '#test/support/contracts.ts'
import { openedBy } from '#test/support/signing.ts'
import { openDocusign, type StandIn } from './stand-in.ts'

/** An application that signs by a stand-in of its own. */
export async function openSigned() {
  const late: { app?: TestApp } = {}
  const docusign = await openDocusign({
    now: () => late.app?.ctx().now ?? new Date(),
    send: (url, init) => late.app!.request(url, init),
  })
  const app = await openApp({ env: docusign.env })
  late.app = app
  return { app, docusign, world: await contractWorld(app) }
}

type Room = { app: TestApp; docusign: StandIn; world: World }

/** Sent, reviewed and approved: the first signer is asked, and DocuSign has the document. */
export async function atFirstSignature({ app, docusign, world }: Room, more: object = {}) {
  const { id: internship } = await newInternship(app, world, more)
  const id = await newDraft(app, internship, 'digital')
  await bringTo(app, world, id, 'signature')
  await app.settle()
  return { id, envelope: docusign.of(id) }
}

export const contract = (app: TestApp, id: string) => findEnvelope(app.ctx(), id)
export const turnOf = async (app: TestApp, id: string) => currentStep(await contract(app, id))!

/** By link and code, as whoever's turn it is: to the page at DocuSign. */
export async function goes(app: TestApp, id: string) {
  const { person_email } = await turnOf(app, id)
  const { session, provider } = await openedBy(app, { email: person_email! })
  const { data } = await app.call(visit, { session })
  return { session, provider, url: data.attributes.url }
}

/** Everything that DocuSign has to tell, in its order, heard and worked on. */
export async function told({ app, docusign }: Pick<Room, 'app' | 'docusign'>) {
  const statuses: number[] = []
  for (const message of docusign.telling.waiting.splice(0)) statuses.push(await docusign.telling.deliver(message))
  await app.settle()
  return statuses
}
