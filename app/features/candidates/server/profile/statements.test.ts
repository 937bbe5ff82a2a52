import assert from 'node:assert/strict'
import { test } from 'node:test'
import pg from 'pg'
import { openApp } from '#test/support/app.ts'
import { newCandidate } from '#test/support/candidate.ts'
import { cpfNumber, profiles, type ProfileSent } from '#test/support/profile.ts'

const app = await openApp({ env: { RATE_LIMITS: 'off' } })
const { save } = profiles(app)

/** What reaches the database while this is done, in order. */
async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const said: string[] = []
  const { query } = pg.Client.prototype
  pg.Client.prototype.query = function (this: pg.Client, ...sent: unknown[]) {
    said.push(typeof sent[0] === 'string' ? sent[0] : (sent[0] as { text: string }).text)
    return (query as (...sent: unknown[]) => unknown).apply(this, sent)
  } as never
  try {
    await work()
  } finally {
    pg.Client.prototype.query = query
  }
  return said
}

/** Between begin and commit. */
const inTransactions = (said: string[]) => said.slice(said.indexOf('begin') + 1, said.lastIndexOf('commit'))

const SECTIONS: Record<string, ProfileSent> = {
  summary: { full_name: 'Lia Barbosa', working: true, summary: 'a'.repeat(100), portfolios: ['https://lia.example'], interesting_fact: 'x', motivations: 'y', hobbies: ['Violão'] },
  contact: { cellphone: '(31) 98765-4321', phone: '', message_phone: '', authorize_whatsapp: true, skype: 'lia', facebook: '', linkedin: '', instagram: '@lia' },
  academic: { not_in_university: true, course_situation: 'studying', period: 'nocturnal', course_start_date: '02/2023' },
  privacy: { visible_sections: ['about'], auto_enroll: true },
  documents: { cpf: cpfNumber(), rg: '12.345.678-9', rg_state_id: 'MG', ethnicity_id: 'brown', disability: false, date_of_birth: '03/05/2004' },
  job_interests: { job_interests: ['administracao'] },
}

test('saving a section without rows takes three statements at most', async () => {
  const { token } = await newCandidate(app)
  for (const [section, sent] of Object.entries(SECTIONS)) {
    const said = await statementsOf(() => save(token, sent))
    const within = inTransactions(said)
    assert.ok(said.filter((text) => text === 'begin').length === 1 && within.length >= 2 && within.length <= 3, `${section}: ${within.length} statements\n${within.join('\n')}`)
  }
})
