// The words of a certificate of completion (Lei 11.788, art. 9º, V): activities, periods, hours, evaluation.
import { hoursInWords } from '#features/internships/wire/law/schedule.ts'
import { formatCnpj } from '#wire/cnpj.ts'
import { formatCpf } from '#wire/person/cpf.ts'
import type { Block, Paper } from '#wire/paper/paper.ts'
import { formatDate } from '#wire/time/date.ts'
import type { Life } from '../ledger/life.ts'

export type Certified = {
  life: Life
  intern_name: string
  cpf: string | null
  company_name: string
  cnpj: string
  course_name: string | null
  institution_name: string | null
  supervisor_name: string | null
  activities: readonly string[]
  minutes: number
  performance: string | null
}

const text = (words: string): Block => ({ type: 'paragraph', runs: [{ text: words }] })
const list = (items: readonly string[]): Block => ({ type: 'list', items: items.map((words) => [{ text: words }]) })
const between = ({ from, to }: { from: string; to: string }) => `${formatDate(from)} a ${formatDate(to)}`

export function certificatePaper(of: Certified): Paper {
  const { life, cpf, course_name, institution_name, supervisor_name, activities, minutes, performance } = of
  const student = [
    `${of.intern_name}${cpf ? `, CPF ${formatCpf(cpf)}` : ''}`,
    course_name && `do curso ${course_name}`,
    institution_name && `de ${institution_name}`,
  ]
  return {
    title: 'Termo de realização de estágio',
    blocks: [
      text(
        `${of.company_name}, CNPJ ${formatCnpj(of.cnpj)}, declara que ${student.filter(Boolean).join(', ')}, ` +
          `realizou estágio nesta empresa, nos termos do art. 9º, V, da Lei nº 11.788, de 25 de setembro de 2008.`,
      ),
      { type: 'heading', text: 'Período e horas' },
      text(
        `De ${formatDate(life.starts_on)} a ${formatDate(life.ends_on)}, com ${hoursInWords(minutes)} de atividades ` +
          'pela jornada do termo de compromisso, descontado o recesso.',
      ),
      ...(supervisor_name ? [text(`Supervisão de ${supervisor_name}.`)] : []),
      ...(activities.length ? [{ type: 'heading' as const, text: 'Atividades' }, list(activities)] : []),
      ...(life.reports.length
        ? [{ type: 'heading' as const, text: 'Relatórios de atividades' }, list(life.reports.map(between))]
        : []),
      { type: 'heading', text: 'Avaliação de desempenho' },
      text(performance ?? 'A avaliação de desempenho consta dos relatórios de atividades.'),
    ],
  }
}
