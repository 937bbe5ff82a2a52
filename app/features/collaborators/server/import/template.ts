import { writeSheet } from '#server/spreadsheets/sheet.ts'
import { ROLES } from '#wire/person/roles.ts'
import { COLUMNS } from './columns.ts'

const NOTES = [
  ['Como preencher'],
  ['Uma pessoa por linha, até 5.000. Os campos com * são obrigatórios; os outros podem ficar em branco.'],
  ['A linha de exemplo é ignorada. Cada pessoa recebe um convite por e-mail para criar a própria senha.'],
  ['Sem CNPJ, a pessoa entra na sua empresa. Com o CNPJ de uma filial, entra na filial.'],
  ['Permissões que existem (uma ou mais, separadas por ponto e vírgula):'],
  ...Object.values(ROLES).map((name) => [name]),
]

const print = () =>
  writeSheet(
    {
      name: 'Colaboradores',
      columns: COLUMNS.map((column) => ({ ...column })),
      rows: [COLUMNS.map(({ example }) => example)],
    },
    { name: 'Instruções', columns: [{ header: '', width: 100 }], rows: NOTES },
  )

let printed: ReturnType<typeof print> | undefined

/** The same for everybody, so printed once. */
export const printTemplate = () =>
  (printed ??= print().catch((error: unknown) => {
    printed = undefined
    throw error
  }))
