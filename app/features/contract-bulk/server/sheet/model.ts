import { writeCsv } from '#server/spreadsheets/write-csv.ts'
import { writeSheet } from '#server/spreadsheets/sheet.ts'
import { HOURS_FIX } from './hours.ts'
import { COLUMNS } from './columns.ts'

const NOTES = [
  ['Como preencher'],
  ['Um contrato por linha, até 500. A linha de exemplo é ignorada. As colunas até horários precisam existir.'],
  ['Uma célula em branco usa o que você escolher para toda a planilha ao enviá-la.'],
  ['Cada pessoa precisa ter conta na Ponte, com o CPF no perfil.'],
  ['Datas: 31/01/2027 ou 2027-01-31. Valores: 1.200,00. Supervisor: e-mail ou nome de um colaborador.'],
  ['Transporte: um valor; ou cartão; ou transporte da empresa.'],
  [`Horários e aulas: ${HOURS_FIX}`],
  ['Para menores de 18 anos preencha também as quatro colunas do responsável.'],
]
const EXAMPLE = COLUMNS.map(({ example }) => example)

export const printCsvModel = () => writeCsv([COLUMNS.map(({ header }) => header), EXAMPLE])

const print = () =>
  writeSheet(
    { name: 'Contratos', columns: COLUMNS.map((column) => ({ ...column })), rows: [EXAMPLE] },
    { name: 'Instruções', columns: [{ header: '', width: 110 }], rows: NOTES },
  )

let printed: ReturnType<typeof print> | undefined

/** The same for everybody, so printed once. */
export const printModel = () =>
  (printed ??= print().catch((error: unknown) => {
    printed = undefined
    throw error
  }))
