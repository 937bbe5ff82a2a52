// A year of an internship by the clock of the test, day by day: each letter, pendency and state on its day, and nothing
// on the days between.
import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { showSession } from '#features/accounts/wire/sessions.ts'
import { addDays } from '#features/internships/wire/law/calendar.ts'
import { showFolder } from '#features/internships/wire/folders.ts'
import { issueCertificate, payRecess, recordRecess } from '#features/internship-life/wire/ledger.ts'
import { openApp } from '#test/support/app.ts'
import { contractWorld, runningInternship, type World } from '#test/support/contracts.ts'
import { completed, staySignedIn } from '#test/support/life.ts'
import { listPendencies } from '../wire.ts'

const app = await openApp({ env: { RATE_LIMITS: 'off' } })
const BEGINS = '2026-12-20T15:00:00Z'
let world: World
before(async () => {
  // Before anything is written: a letter queued by the machine's clock would be met on the walk.
  app.at(BEGINS)
  world = await contractWorld(app)
  await staySignedIn(app)
  const { db, now } = app.ctx()
  await db.updateTable('internships').set({ dropped_at: now.toISOString() }).execute()
})
const dp = () => world.of('Departamento Pessoal').token!

const [FIRST, LAST] = ['2026-12-30', '2028-01-20']
const WALKED: [day: string, what: string][] = [
  ['2027-01-01', 'admission → active, intern'],
  ['2027-05-31', '+ report upcoming'],
  ['2027-06-15', 'letter: Seu relatório de atividades'],
  ['2027-06-30', 'letter: Seu relatório de atividades'],
  ['2027-07-01', 'report upcoming → overdue'],
  ['2027-07-07', 'letter: Seu relatório de atividades está atrasado'],
  ['2027-07-09', '- report'],
  ['2027-10-18', '+ recess upcoming'],
  ['2027-11-01', '+ ending upcoming'],
  ['2027-11-01', 'letter: O estágio de X termina em 31/12/2027'],
  ['2027-12-01', '+ report upcoming'],
  ['2027-12-01', 'letter: O estágio de X termina em 31/12/2027'],
  ['2027-12-16', '+ certificate upcoming'],
  ['2027-12-16', 'letter: O estágio de X termina em 31/12/2027'],
  ['2027-12-16', 'letter: Seu relatório de atividades'],
  ['2027-12-18', 'recess upcoming → overdue'],
  ['2027-12-31', 'letter: Seu relatório de atividades'],
  ['2028-01-01', '+ recess_payment overdue'],
  ['2028-01-01', '- ending'],
  ['2028-01-01', '- recess'],
  ['2028-01-01', 'active → ended, former intern'],
  ['2028-01-01', 'certificate upcoming → overdue'],
  ['2028-01-01', 'report upcoming → overdue'],
  // The day after the end is a Saturday.
  ['2028-01-03', 'letter: Falta o termo de realização de X'],
  ['2028-01-07', 'letter: Seu relatório de atividades está atrasado'],
  ['2028-01-10', '- recess_payment'],
  ['2028-01-12', '- certificate'],
]

/** On the eves too: what comes early is seen there, and what comes late on the next of these days. */
const LOOKED_AT = new Set([LAST, ...WALKED.flatMap(([day]) => [addDays(day, -1), day])])

const standingOf = ({ intern, former_intern }: { intern?: boolean; former_intern?: boolean }) =>
  intern ? ', intern' : former_intern ? ', former intern' : ''

test('a year is walked, and everything is on its day', async () => {
  await app.settle()
  const id = await runningInternship(app, world, { starts_in: 12, days: 364 })
  const acts: Record<string, () => Promise<unknown>> = {
    '2027-07-09': () => completed(app, world, id, 'relatorio', { from: '2027-01-01', to: '2027-06-30' }),
    '2027-07-10': () => app.call(recordRecess, { id, recess: { from: '2027-07-12', to: '2027-07-26' } }, dp()),
    '2028-01-10': () => app.call(payRecess, { id }, dp()),
    '2028-01-12': () => app.call(issueCertificate, { id, certificate: {} }, dp()),
  }
  const { db } = app.ctx()
  const look = async () => {
    const { data } = (await app.call(listPendencies, { per_page: 100 }, dp())).collection
    const { attributes } = (await app.call(showFolder, { id }, dp())).data
    const session = (await app.call(showSession, {}, world.intern.token)).data.attributes
    return {
      state: attributes.state,
      standing: standingOf(session),
      open: new Map(data.map(({ attributes: { kind, standing } }) => [kind as string, standing as string])),
    }
  }
  const walked: [string, string][] = []
  let before = await look()
  for (let day = FIRST; day <= LAST; day = addDays(day, 1)) {
    app.at(`${day}T15:00:00Z`)
    await acts[day]?.()
    // Letters about documents are told elsewhere.
    await db.deleteFrom('mails').execute()
    await app.run('end-internships', 'tell-of-duties')
    const told: string[] = []
    const now = LOOKED_AT.has(day) ? await look() : before
    for (const [kind, standing] of now.open) {
      const was = before.open.get(kind)
      if (was === undefined) told.push(`+ ${kind} ${standing}`)
      else if (was !== standing) told.push(`${kind} ${was} → ${standing}`)
    }
    for (const kind of before.open.keys()) if (!now.open.has(kind)) told.push(`- ${kind}`)
    if (now.state !== before.state) told.push(`${before.state} → ${now.state}${now.standing}`)
    else assert.equal(now.standing, before.standing, day)
    const mails = await db.selectFrom('mails').select('subject').distinct().execute()
    told.push(...mails.map(({ subject }) => `letter: ${subject.replace('Pessoa intern', 'X')}`))
    walked.push(...told.toSorted().map((what): [string, string] => [day, what]))
    before = now
  }
  assert.deepEqual(walked, WALKED)
})
