import { useNavigate } from 'react-router'
import { useAct } from '#web/calls/use-act.ts'
import { SelectField } from '#web/form/choices/select-field.tsx'
import { NumberField } from '#web/form/text/number-field.tsx'
import { Pair } from '#web/page/page.tsx'
import { lookOf } from '#web/record/look-of.ts'
import { RecordDialog } from '#web/record/record-dialog.tsx'
import { RecordField } from '#web/record/record-field.tsx'
import { companyRecord } from '../../wire/company-record.ts'
import { createSubCompany, showCompanyAttributes } from '../../wire/profile.ts'
import { sectors } from './sources.ts'

const { cnpj, name, trading_name, sector_id, phone, website, number_of_interns } = companyRecord
const fields = { cnpj, name, trading_name, sector_id, phone, website, number_of_interns }

type Props = { company_id: string; kept: string; open: boolean; onClose: () => void }

/** A branch begins with what identifies it; the rest is told on its own page. */
export function NewBranchDialog({ company_id, kept, open, onClose }: Props) {
  const navigate = useNavigate()
  const create = useAct(createSubCompany, {
    done: 'A filial foi cadastrada. Agora conte mais sobre ela.',
    refresh: [showCompanyAttributes],
    onDone: ({ data }) => void setTimeout(() => void navigate(`/empresas/editar/${data.id}`)),
  })
  if (!open) return null
  return (
    <RecordDialog
      title="Cadastrar filial"
      submit="Cadastrar filial"
      fields={fields}
      root="company"
      kept={kept}
      send={(company) => create.act({ company_id, company })}
      onClose={onClose}
    >
      <Pair>
        <RecordField of={fields} name="cnpj" />
        <RecordField of={fields} name="name" />
        <RecordField of={fields} name="trading_name" />
        <SelectField {...lookOf(fields, 'sector_id')} load={sectors} />
        <RecordField of={fields} name="phone" />
        <RecordField of={fields} name="website" />
        <NumberField {...lookOf(fields, 'number_of_interns')} />
      </Pair>
    </RecordDialog>
  )
}
