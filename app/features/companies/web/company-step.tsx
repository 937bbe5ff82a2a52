import { useFormContext, useWatch } from 'react-hook-form'
import { call } from '#web/calls/api.ts'
import { checkedProps } from '#web/form/errors/check-failed.tsx'
import { MaskedField } from '#web/form/text/masked-field.tsx'
import { NumberField } from '#web/form/text/number-field.tsx'
import { SelectField } from '#web/form/choices/select-field.tsx'
import { TextField } from '#web/form/text/text-field.tsx'
import type { RemoteCheck } from '#web/form/errors/use-remote-check.ts'
import { FormsProvider } from '#web/layout/mantine-layout.tsx'
import { Button } from '#web/ui/button.tsx'
import { lists } from '#features/static-lists/wire.ts'
import { CNPJ_TAKEN } from '../wire/registration.ts'
import type { Draft } from './registration-draft.ts'
import { cnpjTaken } from './taken.tsx'
import styles from './registration.module.css'

const sectors = (signal: AbortSignal) => call(lists.sectors, {}, { signal })

/** 'Dados da empresa'. As the customer says, sector and number of interns do not hold the button back. */
export function CompanyStep({ check, back }: { check: RemoteCheck; back: () => void }) {
  const { control, formState } = useFormContext<Draft>()
  const { cnpj, name, phone, website } = useWatch({ control, name: 'company' })
  const filled = [name, phone, website].every((text) => text?.trim())
  const ready = filled && check.state === 'valid' && check.value === cnpj

  return (
    <FormsProvider>
      <MaskedField
        control={control}
        name="company.cnpj"
        mask="cnpj"
        label="CNPJ"
        required
        {...checkedProps(check, CNPJ_TAKEN, cnpjTaken)}
      />
      <TextField control={control} name="company.name" label="Nome da empresa" required autoComplete="organization" />
      <SelectField control={control} name="company.sector_id" label="Setor" required load={sectors} />
      <NumberField control={control} name="company.number_of_interns" label="Número de estagiários" />
      <MaskedField control={control} name="company.phone" mask="companyPhone" label="Telefone" required />
      <TextField
        control={control}
        name="company.website"
        label="Site"
        required
        type="url"
        inputMode="url"
        autoComplete="url"
        autoCapitalize="none"
        spellCheck={false}
        placeholder="https://empresa.com.br"
      />
      <p className={styles.terms}>
        Ao finalizar, você aceita os{' '}
        <a href="/termos.pdf" target="_blank" rel="noopener">
          termos de uso
        </a>{' '}
        e a{' '}
        <a href="/sobre/privacidade" target="_blank" rel="noopener">
          política de privacidade
        </a>
        .
      </p>
      <div className={styles.actions}>
        <Button kind="secondary" onClick={back} disabled={formState.isSubmitting}>
          Voltar
        </Button>
        <Button key="submit" type="submit" kind="primary" disabled={!ready} loading={formState.isSubmitting}>
          Finalizar cadastro
        </Button>
      </div>
      <p className={styles.claim}>
        Este CNPJ é da sua empresa e outra pessoa o cadastrou?{' '}
        <a href={`/empresas/reclamar-cnpj?${new URLSearchParams({ cnpj: cnpj ?? '' })}`} target="_blank" rel="noopener">
          Fale com a gente
        </a>
      </p>
    </FormsProvider>
  )
}
