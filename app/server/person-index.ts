// Whose a number or an address is, without one to read: hashed with a key that the database has not.
import { createHash } from 'node:crypto'
import type { Ctx } from '#server/context.ts'
import { bareCpf } from '#wire/person/cpf.ts'
import { bareEmail } from '#wire/person/email.ts'

type Keyed = Pick<Ctx, 'secrets'>
const hashed = (text: string) => createHash('sha256').update(text).digest()

export const cpfIndex = ({ secrets }: Keyed, cpf: string) => hashed(secrets.sign('candidate cpf', bareCpf(cpf)))
export const emailIndex = ({ secrets }: Keyed, email: string) =>
  hashed(secrets.sign('enrolled e-mail', bareEmail(email)))
