// Art. 3º: nobody works before the contract, nor after the course. The days of an internship and of its amendments.
import { formatDate, formatMonth } from '#wire/time/date.ts'
import type { Case, Finding, Fix } from '../breach.ts'
import { findings } from '../breach.ts'
import { addDays, lastDayOf } from '../calendar.ts'

export const noDays = ({ terms: { starts_on, ends_on }, facts, day }: Case): Finding[] =>
  findings([
    [!starts_on, 'starts_on', 'Informe o primeiro dia do estágio.'],
    [!ends_on, 'ends_on', 'Informe o último dia do estágio.'],
    [
      starts_on && !facts.effective_on && starts_on < day,
      'starts_on',
      'O estágio não pode começar antes de o termo ser assinado: escolha um início a partir de hoje.',
    ],
    [starts_on && ends_on && ends_on <= starts_on, 'ends_on', 'O último dia deve vir depois do primeiro.'],
  ])

/** Only where it leaves an end that comes later. */
const startingOn = ({ terms: { ends_on } }: Case, day: string, label: string): Fix | undefined =>
  ends_on && ends_on <= day ? undefined : { label, changes: { starts_on: day } }

export const startToday = (of: Case, { field }: Finding) =>
  field === 'starts_on' && of.terms.starts_on
    ? startingOn(of, of.day, `Começar hoje, ${formatDate(of.day)}`)
    : undefined

export const startOn = (of: Case, day: string) => startingOn(of, day, `Começar em ${formatDate(day)}`)

export const endOn = ({ terms: { starts_on } }: Case, day: string): Fix | undefined =>
  starts_on && day <= starts_on ? undefined : { label: `Terminar em ${formatDate(day)}`, changes: { ends_on: day } }

export const afterCourse = ({ terms: { ends_on, formation_date } }: Case): Finding[] =>
  ends_on && formation_date && ends_on > lastDayOf(formation_date)
    ? [
        {
          field: 'ends_on',
          message: `O curso termina em ${formatMonth(formation_date)}: o estágio não vai até ${formatDate(ends_on)}.`,
        },
      ]
    : []

export const endWithCourse = (of: Case) => endOn(of, lastDayOf(of.terms.formation_date!))

/**
 * What was done before the parties agreed on it stood in no contract. An institution may allow some days. They count
 * from the sending: signatures may take longer.
 */
export function retroactive({ facts: { effective_on, sent_on, institution }, day }: Case): Finding[] {
  const days = institution?.retroactive_days ?? 0
  if (!effective_on || effective_on >= addDays(sent_on ?? day, -days)) return []
  const allowed = days ? `, e ${institution!.name} aceita até ${days === 1 ? '1 dia' : `${days} dias`}` : ''
  return [
    {
      field: 'effective_on',
      message: `O aditivo não pode valer desde ${formatDate(effective_on)}: esse dia já passou${allowed}.`,
    },
  ]
}
