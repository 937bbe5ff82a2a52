import { zodResolver } from '@hookform/resolvers/zod'
import { FormProvider, useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { call } from '#web/calls/api.ts'
import { CheckboxField } from '#web/form/choices/checkbox-field.tsx'
import { placeRefusal } from '#web/form/errors/place-refusal.ts'
import { TextField } from '#web/form/text/text-field.tsx'
import { Actions, Muted, Section } from '#web/page/page.tsx'
import { alert } from '#web/ui/alerts/alert.ts'
import { Button } from '#web/ui/button.tsx'
import type { Answer } from '#wire/endpoint.ts'
import { sentence } from '#wire/text/sentences.ts'
import { type openSigning, signDocument } from '../../wire/signing.ts'
import styles from './signing.module.css'

const schema = z.object({
  accepted: z.literal(true, 'Aceite assinar por meio eletrônico'),
  typed_name: z.string().check(z.trim(), z.minLength(1, 'Escreva seu nome completo'), z.maxLength(160)),
})
const resolver = zodResolver(schema, { error: sentence, reportInput: true })
const FAILED = 'Não foi possível registrar sua assinatura agora. Tente novamente em instantes.'

type Draft = { accepted: boolean; typed_name: string }
type Props = {
  session: Answer<typeof openSigning>['data']['attributes']
  read: boolean
  onSigned: (receipt: Answer<typeof signDocument>['data']['attributes']) => void
  onDecline: () => void
}

/** A name that is typed: no drawing, and nothing that a keyboard cannot do. */
export function SignForm({ session, read, onSigned, onDecline }: Props) {
  const form = useForm<Draft, unknown, { accepted: true; typed_name: string }>({
    resolver: resolver as never,
    defaultValues: { accepted: false, typed_name: '' },
    mode: 'onTouched',
  })
  const sign = form.handleSubmit(async (filled) => {
    try {
      const { session: opened, sha256 } = session
      const answer = await call(signDocument, { ...filled, session: opened, sha256, read_to_end: true })
      onSigned(answer.data.attributes)
    } catch (error) {
      const { fields, words } = placeRefusal(form, error, FAILED)
      if (words) alert({ kind: 'error', title: 'Ops!', text: words })
      else setTimeout(() => form.setFocus(fields[0]!))
    }
  })
  return (
    <Section title="Assinar" id="sign">
      <FormProvider {...form}>
        <form method="post" className={styles.form} noValidate onSubmit={(event) => void sign(event)}>
          {!read && <Muted>Role até o fim do documento para continuar.</Muted>}
          <CheckboxField<Draft> name="accepted" label={session.consent} required disabled={!read} />
          <TextField<Draft>
            name="typed_name"
            label="Seu nome completo"
            hint={`Como está no documento: ${session.signer_name}`}
            required
            autoComplete="name"
            disabled={!read}
          />
          <Actions>
            <Button onClick={onDecline}>Recusar</Button>
            <Button type="submit" kind="primary" disabled={!read} loading={form.formState.isSubmitting}>
              Assinar
            </Button>
          </Actions>
        </form>
      </FormProvider>
    </Section>
  )
}
