import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { call } from '#web/calls/api.ts'
import { CheckboxField } from '#web/form/choices/checkbox-field.tsx'
import { placeRefusal } from '#web/form/errors/place-refusal.ts'
import { TextField } from '#web/form/text/text-field.tsx'
import { Actions, Card, Facts, Muted, Page } from '#web/page/page.tsx'
import { alert } from '#web/ui/alerts/alert.ts'
import { Button } from '#web/ui/button.tsx'
import { sentence } from '#wire/text/sentences.ts'
import { FAILURES } from '../failures.ts'
import { signDocument } from '../../wire/signing.ts'
import { RoleChoice } from './role-choice.tsx'
import styles from './signing.module.css'
import { StepsBar } from './steps-bar.tsx'
import type { Receipt, Session } from './which.ts'

const schema = z.object({
  accepted: z.literal(true, 'Aceite assinar por meio eletrônico'),
  typed_name: z.string().check(z.trim(), z.minLength(1, 'Escreva seu nome completo'), z.maxLength(160)),
  roles: z.array(z.string()).check(z.minLength(1, 'Marque em que papel você assina')),
})
const resolver = zodResolver(schema, { error: sentence, reportInput: true })

type Draft = { accepted: boolean; typed_name: string; roles: string[] }
type Signed = { accepted: true; typed_name: string; roles: string[] }
type Props = {
  session: Session
  roles: Session['roles']
  onSigned: (receipt: Receipt) => void
  onBack: () => void
  onDecline: () => void
  onDelegate: (() => void) | undefined
}

/** A name that is typed: no drawing, and nothing that a keyboard cannot do. */
export function SignStep({ session, roles, onSigned, onBack, onDecline, onDelegate }: Props) {
  const form = useForm<Draft, unknown, Signed>({
    resolver: resolver as never,
    defaultValues: { accepted: false, typed_name: '', roles: roles.map(({ id }) => id) },
    mode: 'onTouched',
  })
  const { setFocus } = form
  useEffect(() => setFocus('accepted'), [setFocus])
  const sign = form.handleSubmit(async (filled) => {
    try {
      const { session: opened, sha256 } = session
      onSigned((await call(signDocument, { ...filled, session: opened, sha256, read_to_end: true })).data.attributes)
    } catch (error) {
      const { fields, words } = placeRefusal(form, error, FAILURES.sign)
      if (words) alert({ kind: 'error', title: 'Ops!', text: words })
      else setTimeout(() => form.setFocus(fields[0]!))
    }
  })
  return (
    <Page title="Assine com seu nome" width="form">
      <StepsBar at={2} />
      <Card>
        <Facts
          facts={[
            ['Empresa', session.company_name],
            ...session.facts.map(({ label, value }) => [label, value] as const),
          ]}
        />
      </Card>
      <FormProvider {...form}>
        <form method="post" className={styles.form} noValidate onSubmit={(event) => void sign(event)}>
          {roles.length > 1 && <RoleChoice roles={roles} />}
          <CheckboxField<Draft> name="accepted" label={session.consent} required />
          <TextField<Draft>
            name="typed_name"
            label="Seu nome completo"
            hint={`Como no documento: ${session.signer_name}. Acentos e maiúsculas não importam.`}
            required
            autoComplete="name"
          />
          <Button type="submit" kind="primary" loading={form.formState.isSubmitting}>
            Assinar o documento
          </Button>
          <Actions>
            <Button onClick={onBack}>Voltar ao texto</Button>
            {onDelegate && <Button onClick={onDelegate}>Passar a outra pessoa</Button>}
            <Button kind="quiet" onClick={onDecline}>
              Não quero assinar
            </Button>
          </Actions>
          <Muted>Ficam registrados: a hora, o código confirmado, o endereço de rede e a versão lida.</Muted>
        </form>
      </FormProvider>
    </Page>
  )
}
