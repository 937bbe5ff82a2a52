import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { call } from '#web/calls/api.ts'
import { placeRefusal } from '#web/form/errors/place-refusal.ts'
import { TextField } from '#web/form/text/text-field.tsx'
import { Actions, Muted, Section } from '#web/page/page.tsx'
import { alert } from '#web/ui/alerts/alert.ts'
import { Button } from '#web/ui/button.tsx'
import { useAct } from '#web/calls/use-act.ts'
import { sentence } from '#wire/text/sentences.ts'
import { openSigning, sendSigningCode } from '../../wire/signing.ts'
import styles from './signing.module.css'
import type { Session, Which } from './which.ts'

const WORDS = 'Digite os seis dígitos do código'
const schema = z.object({ code: z.string().check(z.trim(), z.regex(/^\d{6}$/, WORDS)) })
const resolver = zodResolver(schema, { error: sentence, reportInput: true })
const FAILED = 'Não foi possível conferir agora. Tente novamente em instantes.'

type Props = { which: Which; hint: string; onOpened: (session: Session) => void }

/** Who has the e-mail's code may read. */
export function CodeStep({ which, hint, onOpened }: Props) {
  const [sent, setSent] = useState(false)
  const ask = useAct(sendSigningCode, { onDone: () => setSent(true) })
  const form = useForm<{ code: string }, unknown, { code: string }>({
    resolver,
    defaultValues: { code: '' },
    mode: 'onTouched',
  })
  const open = form.handleSubmit(async ({ code }) => {
    try {
      onOpened((await call(openSigning, { ...which, code })).data.attributes)
    } catch (error) {
      const { words } = placeRefusal(form, error, FAILED)
      if (words) alert({ kind: 'error', title: 'Ops!', text: words })
      else setTimeout(() => form.setFocus('code'))
    }
  })
  if (!sent)
    return (
      <Section title="Primeiro, confirme que é você" id="code">
        <Muted>Enviaremos um código de seis dígitos para {hint}.</Muted>
        <Actions>
          <Button kind="primary" loading={ask.busy} onClick={() => ask.press(which)}>
            Enviar código
          </Button>
        </Actions>
      </Section>
    )
  return (
    <Section title="Digite o código" id="code">
      <FormProvider {...form}>
        <form method="post" className={styles.form} noValidate onSubmit={(event) => void open(event)}>
          <div className={styles.code}>
            <TextField
              name="code"
              label="Código de seis dígitos"
              hint={`Enviado para ${hint}. Vale por 10 minutos.`}
              required
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={6}
            />
          </div>
          <Actions>
            <Button loading={ask.busy} onClick={() => ask.press(which)}>
              Enviar outro
            </Button>
            <Button type="submit" kind="primary" loading={form.formState.isSubmitting}>
              Abrir o documento
            </Button>
          </Actions>
        </form>
      </FormProvider>
    </Section>
  )
}
