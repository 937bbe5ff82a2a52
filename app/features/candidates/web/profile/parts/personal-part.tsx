import type { ReactNode } from 'react'
import { MaskedField } from '#web/form/text/masked-field.tsx'
import { SelectField } from '#web/form/choices/select-field.tsx'
import { TextField } from '#web/form/text/text-field.tsx'
import { MARITAL_STATUSES, SEXUAL_ORIENTATIONS } from '../../../wire/enumerations.ts'
import type { FieldName } from '../field-list.ts'
import { labelOfField } from '../field-list.ts'
import type { PartProps } from '../form-context.ts'
import { ListField } from '../list-field.tsx'
import { optionsOf } from '../use-list.ts'

const PRIVATE = 'Só você vê. Nunca aparece para empresas.'

const DRAWN: Partial<Record<FieldName, (shared: { name: string; label: string; required: boolean }) => ReactNode>> = {
  full_name: (shared) => <TextField {...shared} autoComplete="name" />,
  social_name: (shared) => (
    <TextField
      {...shared}
      autoComplete="nickname"
      hint="O nome pelo qual você se apresenta, se for diferente do nome no documento."
    />
  ),
  mother_name: (shared) => <TextField {...shared} autoComplete="off" />,
  cpf: (shared) => <MaskedField {...shared} mask="cpf" />,
  rg: (shared) => <TextField {...shared} autoComplete="off" />,
  date_of_birth: (shared) => <MaskedField {...shared} mask="date" autoComplete="bday" />,
  rg_state_id: (shared) => <ListField {...shared} list="states" />,
  internship_type: (shared) => <ListField {...shared} list="internship_types" hint="A que você procura, ou já faz." />,
  sex: (shared) => <ListField {...shared} list="sexes" />,
  gender_id: (shared) => <ListField {...shared} list="genders" hint={PRIVATE} />,
  ethnicity_id: (shared) => <ListField {...shared} list="ethnicities" hint={PRIVATE} />,
  nationality_id: (shared) => <ListField {...shared} list="nationalities" />,
  marital_status: (shared) => (
    <SelectField<string, Record<string, string>> {...shared} options={optionsOf(MARITAL_STATUSES)} />
  ),
  sexual_orientation: (shared) => (
    <SelectField<string, Record<string, string>> {...shared} options={optionsOf(SEXUAL_ORIENTATIONS)} hint={PRIVATE} />
  ),
}

export const PersonalPart = ({ name, required }: PartProps) =>
  DRAWN[name]?.({ name, label: labelOfField(name), required })
