import { useQuery } from '@tanstack/react-query'
import { useFormContext, useWatch } from 'react-hook-form'
import { lists } from '#features/static-lists/wire.ts'
import { answerOf } from '#web/calls/answer.ts'
import { CheckboxField } from '#web/form/choices/checkbox-field.tsx'
import { CheckboxGroupField } from '#web/form/choices/choice-field.tsx'
import { SelectField } from '#web/form/choices/select-field.tsx'
import { STATIC_LIST } from '#web/calls/query.tsx'
import { SkeletonLines } from '#web/ui/states/skeleton.tsx'
import type { Draft } from './collaborator-draft.ts'
import styles from './collaborators.module.css'
import { useCompanies } from './use-companies.ts'

const PROMPT = 'Escolha a permissão que o colaborador terá na plataforma.'

/** What the person may do, and where. */
export function AccessFields({ own }: { own: boolean }) {
  const { control } = useFormContext<Draft>()
  const companies = useCompanies()
  const { data: roles } = useQuery({ ...answerOf(lists.company_group_roles, {}), ...STATIC_LIST })
  return (
    <section className={styles.card} aria-labelledby="access">
      <h2 id="access">Acesso</h2>
      <SelectField
        control={control}
        name="company_id"
        label="Empresa ou filial"
        required
        disabled={own}
        options={companies}
        hint={
          own
            ? 'No próprio perfil, empresa, permissões e aprovações só aparecem. Peça a outro Administrador para mudá-las.'
            : undefined
        }
      />
      {!roles ? (
        <SkeletonLines lines={4} />
      ) : own ? (
        <OwnRoles roles={roles} />
      ) : (
        <CheckboxGroupField control={control} name="company_group_role_ids" label={PROMPT} required options={roles} />
      )}
      <CheckboxField
        control={control}
        name="contract_approver"
        label="Aprova contratos"
        hint="Recebe os contratos que esperam a aprovação da empresa."
        disabled={own}
      />
      <CheckboxField
        control={control}
        name="hr_representative_for_universities"
        label="Representa o RH nas universidades"
        hint="É quem as instituições de ensino procuram na empresa."
        disabled={own}
      />
      <CheckboxField control={control} name="accept_email" label="Recebe e-mails com novidades da plataforma" />
    </section>
  )
}

function OwnRoles({ roles }: { roles: { value: number; label: string; description: string }[] }) {
  const mine = useWatch<Draft, 'company_group_role_ids'>({ name: 'company_group_role_ids' })
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
