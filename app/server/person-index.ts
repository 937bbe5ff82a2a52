// Finds a number or an address without storing it: hashed with a key that is not in the database.
import { createHash } from 'node:crypto'
import type { Ctx } from '#server/context.ts'
import { bareCpf } from '#wire/person/cpf.ts'
import { bareEmail } from '#wire/person/email.ts'

type Keyed = Pick<Ctx, 'secrets'>
const hashed = (text: string) => createHash('sha256').update(text).digest()

export const cpfIndex = ({ secrets }: Keyed, cpf: string) => hashed(secrets.sign('candidate cpf', bareCpf(cpf)))
export const emailIndex = ({ secrets }: Keyed, email: string) =>
  hashed(secrets.sign('enrolled e-mail', bareEmail(email)))
