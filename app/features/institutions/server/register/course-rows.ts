// One row of the register of undergraduate courses: a course, at a school, at one of its places.
import type { Degree } from '../../wire/register.ts'
import { properName } from './proper-name.ts'
import { plain, type RegisterRow, registerRows } from './register-file.ts'

const NEEDS = ['CODIGO_IES', 'NOME_CURSO', 'GRAU', 'SITUACAO_CURSO']

const degrees: [RegExp, Degree][] = [
  [/^bacharel/, 'bacharelado'],
  [/^licencia/, 'licenciatura'],
  [/^tecnolog/, 'tecnologo'],
  [/^tecnico/, 'tecnico'],
  [/^(area basica|abi)/, 'abi'],
  [/^sequencial/, 'sequencial'],
]
/** General areas of CINE Brasil, the first two digits of a course's code. */
const areas: Record<string, string> = {
  '01': 'Educação',
  '02': 'Artes e humanidades',
  '03': 'Ciências sociais, comunicação e informação',
  '04': 'Negócios, administração e direito',
  '05': 'Ciências naturais, matemática e estatística',
  '06': 'Computação e Tecnologias da Informação e Comunicação (TIC)',
  '07': 'Engenharia, produção e construção',
  '08': 'Agricultura, silvicultura, pesca e veterinária',
  '09': 'Saúde e bem-estar',
  '10': 'Serviços',
}
/** Leading zeros get lost on the way through spreadsheets: 114B01 is 0114B01. */
const areaOf = (code: string) => areas[code.padStart(7, '0').slice(0, 2)] ?? null

export type Course = { id: string; name: string; degree: Degree; area: string | null }
export type CourseRow = { line: number; mec_code: number; course: Course; closed: boolean }

/** The file has a row for every place of a distance course: names are worked out once. */
export async function* courseRows(
  file: string,
  fault: (line: number, sentence: string) => void,
): AsyncGenerator<CourseRow> {
  const met = new Map<string, Course | undefined>()
  for await (const row of registerRows(file, NEEDS, fault)) {
    const code = row.value('CODIGO_IES')
    const key = `${row.value('GRAU')}|${row.value('NOME_CURSO')}`
    if (!met.has(key)) met.set(key, courseOf(row))
    const course = met.get(key)
    if (!/^[1-9]\d{0,8}$/.test(code)) fault(row.line, `o código da instituição não é um número: '${code}'`)
    else if (!course) fault(row.line, `falta o nome do curso ou não conhecemos o grau '${row.value('GRAU')}'`)
    else
      yield {
        line: row.line,
        mec_code: Number(code),
        course,
        closed: plain(row.value('SITUACAO_CURSO')).startsWith('extint'),
      }
  }
}

function courseOf({ value }: RegisterRow): Course | undefined {
  const degree = degrees.find(([form]) => form.test(plain(value('GRAU'))))?.[1]
  const name = properName(value('NOME_CURSO').replace(/^ABI\s*[-–]\s*/i, ''))
  if (!degree || !name) return undefined
  return {
    id: `${degree}-${plain(name).replaceAll(' ', '-')}`,
    name,
    degree,
    area: areaOf(value('CODIGO_AREA_OCDE_CINE')),
  }
}
