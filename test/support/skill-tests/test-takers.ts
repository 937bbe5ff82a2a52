// People whose tests run, each at the first question, and what saves one of their answers.
import { openSession } from '#features/accounts/server/sessions/sessions.ts'
import { openProfile } from '#features/candidates/server/candidates.ts'
import { beginAttempt, giveAnswer, showQuestion, startAttempt } from '#features/skill-tests/wire/tests.ts'
import { uuid } from '#server/uuid.ts'
import { send } from '#wire/send.ts'
import type { TestApp } from '../app.ts'

export type Taker = { token: string; id: string; seat: string; options: string[] }

export async function testTakers(app: TestApp, test_id: string, count: number): Promise<Taker[]> {
  const takers: Taker[] = []
  for (let n = 0; n < count; n++) {
    const user_info_id = await openProfile(app.ctx(), { name: `Pessoa ${n}`, email: `teste.${n}@pessoas.example` })
    const { login_id } = await app
      .ctx()
      .db.selectFrom('user_infos')
      .select('login_id')
      .where('id', '=', user_info_id)
      .executeTakeFirstOrThrow()
    const { token } = await openSession(app.ctx(), login_id)
    const seat = uuid()
    const { id } = (await app.call(beginAttempt, { id: test_id }, token)).data
    await app.call(startAttempt, { id, seat }, token)
    const { data } = await app.call(showQuestion, { id, position: '1', seat }, token)
    takers.push({ token, id, seat, options: data.attributes.options.map((option) => option.id) })
  }
  return takers
}

/** Throws where it was not stored. */
export const saveAnswer = (origin: string, { token, id, seat, options }: Taker, sequence: number) =>
  send(
    (url, init) => fetch(origin + url, init),
    giveAnswer,
    { id, position: '1', answer: options[sequence % options.length]!, sequence, seat } as never,
    { headers: { authorization: `Bearer ${token}` } },
  )
