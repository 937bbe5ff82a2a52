// Sheets of contracts: students with accounts, supervisors, and the rows that name them.
import { type Cells, COLUMNS } from '#features/contract-bulk/server/sheet/columns.ts'
import * as wire from '#features/contract-bulk/wire/batches.ts'
import { writeCsv } from '#server/spreadsheets/write-csv.ts'
import { today } from '#server/today.ts'
import { formatDate } from '#wire/time/date.ts'
import type { TestApp } from '../app.ts'
import { contractWorld, type World } from '../contracts.ts'
import type { Student } from './sheet-people.ts'

export type Row = Partial<Cells>

/** Thirty hours a week, paid, insured: nothing stands against it but what is changed. */
export const rowOf = (app: TestApp, { cpf, name, email }: Student, changes: Row = {}): Row => ({
  cpf,
  name,
  email,
  birth: '10/05/2004',
  course: 'Administração',
  starts: formatDate(today(app.ctx().now, 10)),
  ends: today(app.ctx().now, 300),
  stipend: '1.200,00',
  transport: '220,00',
  policy: 'AP-1',
  hours: 'seg-sex 13:00-19:00',
  matriculation: '2024-0117',
  semester: '4',
  ...changes,
})

export const csvOf = (rows: Row[], headers: readonly string[] = COLUMNS.map(({ header }) => header)) =>
  new File(
    [
      writeCsv([
        [...headers],
        ...rows.map((row) =>
          headers.map((header) => row[COLUMNS.find((one) => one.header === header)?.key as keyof Cells] ?? ''),
        ),
      ]),
    ],
    'contratos.csv',
  )

export async function defaultsOf(app: TestApp, world: World) {
  const { id: institution_id } = await app
    .ctx()
    .db.selectFrom('institutions')
    .select('id')
    .where('state_id', '=', 'SP')
    .orderBy('id')
    .executeTakeFirstOrThrow()
  return {
    internship_type: 'non_mandatory',
    education_type: 'college',
    institution_id,
    institution_signer_name: 'Célia Vaz',
    institution_signer_email: 'estagios@colegio.example',
    company_signer_id: world.of('Representante Legal').manager_id!,
    supervisor_id: world.of('Supervisor de Estágio').manager_id!,
    supervisor_job_title: 'Gerente',
    advisor_name: 'Rute Alves',
    supervisor_education: 'Bacharel em Administração',
    insurer: 'Seguradora Clara',
    insured_amount: '20000.00',
    workplace: 'Rua das Flores, 10, São Paulo/SP',
    activities: ['Apoiar o cadastro', 'Atender clientes', 'Organizar relatórios'],
  }
}
export type Defaults = Awaited<ReturnType<typeof defaultsOf>>

/** The calls of whoever keeps contracts. */
export const batches = (app: TestApp, token: () => string) => {
  const show = async (id: string) => (await app.call(wire.showBatch, { id }, token())).data.attributes
  return {
    show,
    send: async (file: File, defaults: object, key?: string) =>
      (await app.call(wire.createBatch, { file, defaults }, token(), key)).data,
    rows: async (id: string, bad?: boolean) =>
      (
        await app.call(wire.listBatchRows, { id, per_page: 100, ...(bad !== undefined && { bad }) }, token())
      ).collection.data.map(({ attributes }) => attributes),
    async draft(id: string) {
      await app.call(wire.draftBatch, { id }, token())
      await app.settle()
      return show(id)
    },
    async dispatch(id: string) {
      await app.call(wire.sendBatch, { id }, token())
      await app.settle()
      return show(id)
    },
    /** Sent, and checked row by row. */
    async checked(file: File, defaults: object, key?: string) {
      const { id } = (await app.call(wire.createBatch, { file, defaults }, token(), key)).data
      await app.settle()
      return id
    },
  }
}

/** A company, what is chosen for its sheets, and the calls of whoever keeps its contracts. */
export async function openSheets(app: TestApp) {
  const world = await contractWorld(app)
  const dp = () => world.of('Departamento Pessoal').token!
  return { world, dp, defaults: await defaultsOf(app, world), calls: batches(app, dp) }
}
