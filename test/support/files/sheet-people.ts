import { openLogin } from '#features/accounts/server/accounts.ts'
import { registerCandidate } from '#features/candidates/server/candidates.ts'
import { EMPTY, vaultPart } from '#features/candidates/server/profile/vault.ts'
import { addManager } from '#features/companies/server/companies.ts'
import type { TestApp } from '../app.ts'
import { cpfNumber } from '../profile.ts'

/** 'Bab': names have no digits. */
const letters = (n: number) =>
  String(n)
    .replace(/\d/g, (digit) => 'abcdefghij'[Number(digit)]!)
    .replace(/^./, (first) => first.toUpperCase())

export type Student = { id: string; cpf: string; name: string; email: string }

let made = 0
/** With an account, a birth date and a CPF. */
export async function students(app: TestApp, count: number): Promise<Student[]> {
  const ctx = app.ctx()
  const found: Student[] = []
  for (let n = 0; n < count; n++) {
    made++
    const one = { cpf: cpfNumber(), name: `Estudante ${letters(made)}`, email: `estudante.${made}@planilha.example` }
    const { id } = await registerCandidate(ctx, { ...one, password: 'Ponte@2026', email_confirmed: true })
    await ctx.db.updateTable('user_infos').set({ date_of_birth: '2004-05-10' }).where('id', '=', id).execute()
    for (const [, part] of vaultPart(ctx, id, EMPTY, { cpf: one.cpf.replace(/\D/g, '') }))
      await (part as unknown as { execute: () => Promise<unknown> }).execute()
    found.push({ id, ...one })
  }
  return found
}

export async function supervisors(app: TestApp, company_id: string, count: number): Promise<string[]> {
  const ctx = app.ctx()
  const emails: string[] = []
  for (let n = 0; n < count; n++) {
    const email = `supervisor.${++made}@planilha.example`
    const login_id = await openLogin(ctx, {
      user_type: 'CompanyManager',
      email,
      password_hash: 'none',
      email_confirmed: true,
    })
    await addManager(ctx, { company_id, login_id, name: `Supervisor ${letters(made)}`, role_ids: [4] })
    emails.push(email)
  }
  return emails
}
