import { useFormContext } from 'react-hook-form'
import { lists } from '#features/static-lists/wire.ts'
import { call } from '#web/calls/api.ts'
import { MaskedField } from '#web/form/text/masked-field.tsx'
import { SelectField } from '#web/form/choices/select-field.tsx'
import { TextField } from '#web/form/text/text-field.tsx'
import type { Draft } from './collaborator-draft.ts'
import styles from './collaborators.module.css'

const states = (signal: AbortSignal) => call(lists.states, {}, { signal })

/** Invites somebody, corrects the address of an invitation that waits, is one's own to change, or its owner's alone. */
export type EmailRule = 'invites' | 'corrects' | 'own' | 'fixed'
const HINTS: Record<EmailRule, string> = {
  invites: 'Enviaremos a este e-mail um convite para criar a senha.',
  corrects:
    'O convite ainda espera resposta. Se corrigir o e-mail, enviaremos outro, e o link anterior deixa de valer.',
  own: 'Um e-mail novo passa a valer depois que você abrir o link que enviaremos a ele.',
  fixed: 'Só a própria pessoa troca o e-mail de entrada.',
}

/** Who the person is. */
export function PersonFields({ email = 'invites' }: { email?: EmailRule | undefined }) {
  const { control } = useFormContext<Draft>()
  return (
    <>
      <section className={styles.card} aria-labelledby="person">
        <h2 id="person">Dados pessoais</h2>
        <TextField control={control} name="name" label="Nome completo" required autoComplete="off" />
        <TextField
          control={control}
          name="email"
          label="E-mail"
          required
          type="email"
          inputMode="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          disabled={email === 'fixed'}
          hint={HINTS[email]}
        />
        <div className={styles.pair}>
          <TextField control={control} name="job_title" label="Cargo" autoComplete="off" />
          <MaskedField control={control} name="phone" mask="phone" label="Telefone" autoComplete="off" />
        </div>
        <div className={styles.pair}>
          <MaskedField control={control} name="document" mask="cpf" label="CPF" />
          <TextField control={control} name="education" label="Formação" autoComplete="off" />
        </div>
        <div className={styles.pair}>
          <TextField
            control={control}
            name="organization"
            label="Conselho profissional"
            hint="Por exemplo: CREA, OAB."
            autoComplete="off"
          />
          <TextField
            control={control}
            name="professional_registration"
            label="Registro profissional"
            autoComplete="off"
          />
        </div>
      </section>
      <section className={styles.card} aria-labelledby="identity">
        <h2 id="identity">Documento de identidade</h2>
        <p className={styles.muted}>Usado nos contratos que a pessoa assina pela empresa.</p>
        <TextField control={control} name="rg.number" label="RG" autoComplete="off" />
        <div className={styles.pair}>
          <TextField
            control={control}
            name="rg.issuer"
            label="Órgão emissor do RG"
            hint="Por exemplo: SSP."
            autoComplete="off"
          />
          <SelectField control={control} name="rg.state_id" label="Estado de emissão do RG" load={states} />
        </div>
      </section>
    </>
  )
}
