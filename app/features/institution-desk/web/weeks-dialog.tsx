import { useQueryClient } from '@tanstack/react-query'
import { useAct } from '#web/calls/use-act.ts'
import { Muted } from '#web/page/page.tsx'
import { RecordDialog } from '#web/record/record-dialog.tsx'
import { RecordField } from '#web/record/record-field.tsx'
import { textField } from '#wire/fields.ts'
import type { Field } from '#wire/record.ts'
import { formatDate } from '#wire/time/date.ts'
import { sayWeeks, weekSchema } from '../wire/desk.ts'
import { ABOUT } from '../wire/desk-resource.ts'
import * as z from 'zod/mini'
import type { WeeksProps } from './weeks-part.tsx'

type Week = { from: string; to: string }

/** A line for each week: '10/05/2027 a 14/05/2027'. */
const weeksIn = (text: string) =>
  text
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
    .map((line) => {
      const [from = '', to = from] = line.split(/ (?:a|até) | ?- /)
      return { from, to }
    })
const LINE = 'Uma semana por linha, como 10/05/2027 a 14/05/2027'

const weeksField: Field<Week[], string> = {
  label: 'Semanas',
  control: 'area',
  schema: z.array(weekSchema, LINE).check(z.maxLength(60)) as never,
  answer: z.array(z.object({ from: z.string(), to: z.string() })),
  blank: '',
  toTyped: (answered) => answered.map(({ from, to }) => `${formatDate(from)} a ${formatDate(to)}`).join('\n'),
  fromTyped: weeksIn,
  toStored: (sent) => sent,
  fromStored: (stored) => stored,
  look: { optional: true, hint: `${LINE}. Deixe como está para confirmar; vazio diz que não há.` },
}
const fields = { weeks: weeksField, said_by: textField('Seu nome completo', 160) }

export function WeeksDialog({ about, of, student, session, queryKey, onClose }: WeeksProps & { onClose: () => void }) {
  const client = useQueryClient()
  const say = useAct(sayWeeks, {
    done: 'Registrado. Se as datas mudaram, a empresa foi avisada.',
    onDone: (answer) => client.setQueryData(queryKey, answer),
  })
  const { internship_id, intern_name } = student
  return (
    <RecordDialog
      title={`${ABOUT[about]} de ${intern_name}`}
      submit="Registrar"
      fields={fields}
      record={{ weeks: of.said?.weeks ?? of.weeks, said_by: '' }}
      root="statement"
      send={({ weeks, said_by }, how) => say.act({ session, statement: { internship_id, about, weeks, said_by } }, how)}
      onClose={onClose}
    >
      <Muted>
        {about === 'assessment_weeks'
          ? 'Nestas semanas o estágio cai pelo menos à metade (Lei 11.788, art. 10, § 2º).'
          : 'Só nestas semanas, sem aulas presenciais, o estágio pode ter até 40 h (Lei 11.788, art. 10, § 1º).'}
      </Muted>
      <RecordField of={fields} name="weeks" />
      <RecordField of={fields} name="said_by" hint="Fica registrado quem informou, e quando." />
    </RecordDialog>
  )
}
