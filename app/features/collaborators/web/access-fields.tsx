import { useQuery } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import { lists } from '#features/static-lists/wire.ts'
import { answerOf } from '#web/calls/answer.ts'
import { STATIC_LIST } from '#web/calls/query.tsx'
import { CheckboxGroupField } from '#web/form/choices/choice-field.tsx'
import { SelectField } from '#web/form/choices/select-field.tsx'
import { FailedRead } from '#web/page/loaded.tsx'
import { Section } from '#web/page/page.tsx'
import { lookOf } from '#web/record/look-of.ts'
import { RecordField } from '#web/record/record-field.tsx'
import { SkeletonLines } from '#web/ui/states/skeleton.tsx'
import { personRecord as fields } from '../wire/record.ts'
import styles from './collaborators.module.css'
import { useCompanies } from './use-companies.ts'

const PROMPT = 'Escolha a permissão que o colaborador terá na plataforma.'
const OWN = 'No próprio perfil, empresa, permissões e aprovações só aparecem. Peça a outro Administrador para mudá-las.'

/** What the person may do, and where. */
export function AccessFields({ own }: { own: boolean }) {
  const companies = useCompanies()
  const offered = useQuery({ ...answerOf(lists.company_group_roles, {}), ...STATIC_LIST })
  const roles = offered.data
  return (
    <Section title="Acesso" id="access">
      <SelectField
        {...lookOf(fields, 'company_id')}
        required
        disabled={own}
        options={companies}
        {...(own && { hint: OWN })}
      />
      <FailedRead of={[offered]} />
      {!roles ? (
        !offered.isError && <SkeletonLines lines={4} />
      ) : own ? (
        <OwnRoles roles={roles} />
      ) : (
        <CheckboxGroupField name="company_group_role_ids" label={PROMPT} required options={roles} />
      )}
      <RecordField
        of={fields}
        name="contract_approver"
        hint="Recebe os contratos que esperam a aprovação da empresa."
        disabled={own}
      />
      <RecordField
        of={fields}
        name="hr_representative_for_universities"
        hint="É quem as instituições de ensino procuram na empresa."
        disabled={own}
      />
      {own && <RecordField of={fields} name="accept_email" />}
    </Section>
  )
}

function OwnRoles({ roles }: { roles: { value: number; label: string; description: string }[] }) {
  const mine = useWatch({ name: 'company_group_role_ids' }) as number[]
  return (
    <div>
      <h3>Suas permissões</h3>
      <ul className={styles.roles}>
        {roles
          .filter(({ value }) => mine.includes(value))
          .map(({ value, label, description }) => (
            <li key={value}>
              <strong>{label}</strong>
              <span>{description}</span>
            </li>
          ))}
      </ul>
    </div>
  )
}
