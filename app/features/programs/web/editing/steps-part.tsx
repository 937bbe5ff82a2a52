import { MaskedField } from '#web/form/text/masked-field.tsx'
import { TextField } from '#web/form/text/text-field.tsx'
import { Pair } from '#web/page/page.tsx'
import { programRecord } from '../../wire/program-record.ts'
import { MOST_STEPS } from '../../wire/program-words.ts'
import { RowsPart } from './rows-part.tsx'

const { label } = programRecord.steps
const LEAD = 'O caminho até o primeiro dia. Uma etapa sem data aparece como “Data a definir”.'
const empty = () => ({ name: '', date: '' })

const StepRow = ({ at }: { at: string }) => (
  <Pair>
    <TextField name={`${at}.name`} label="Etapa" required autoComplete="off" maxLength={120} />
    <MaskedField name={`${at}.date`} label="Data" mask="date" hint="Pode ficar em branco." />
  </Pair>
)

export const StepsPart = () => (
  <RowsPart
    name="steps"
    title={label}
    lead={LEAD}
    one="etapa"
    most={MOST_STEPS}
    first="name"
    empty={empty}
    row={StepRow}
  />
)
