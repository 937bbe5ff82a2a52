// Spreadsheets of people to invite.
import { COLUMNS, type ColumnKey } from '#features/collaborators/server/import/columns.ts'
import { writeSheet } from '#server/spreadsheets/sheet.ts'

export type Colleague = Partial<Record<ColumnKey, string>>

/** 'Pessoa Bab': names have no digits. */
const numbered = (n: number) =>
  `Pessoa ${String(n)
    .replace(/\d/g, (digit) => 'abcdefghij'[Number(digit)]!)
    .replace(/^./, (first) => first.toUpperCase())}`

export const colleague = (n: number, changes: Colleague = {}): Colleague => ({
  name: numbered(n),
  email: `pessoa.${n}@planilha.example`,
  roles: 'Recrutador; Supervisor de Estágio',
  job_title: 'Analista',
  phone: '(11) 98888-7777',
  ...changes,
})

export const colleaguesSheet = async (colleagues: Colleague[], name = 'colaboradores.xlsx') =>
  new File(
    [
      await writeSheet({
        name: 'Colaboradores',
        columns: COLUMNS.map(({ header, width }) => ({ header, width })),
        rows: colleagues.map((one) => COLUMNS.map(({ key }) => one[key] ?? '')),
      }),
    ],
    name,
  )
