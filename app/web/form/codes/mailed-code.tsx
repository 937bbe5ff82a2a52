import { zodResolver } from '@hookform/resolvers/zod'
import { FormProvider, useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { placeRefusal } from '#web/form/errors/place-refusal.ts'
import { TextField } from '#web/form/text/text-field.tsx'
import { Actions, Muted, Section } from '#web/page/page.tsx'
import { alert } from '#web/ui/alerts/alert.ts'
import { Button } from '#web/ui/button.tsx'
import { sentence } from '#wire/text/sentences.ts'
import styles from './mailed-code.module.css'

const WORDS = 'Digite os seis dígitos do código'
const schema = z.object({ code: z.string().check(z.trim(), z.regex(/^\d{6}$/, WORDS)) })
const resolver = zodResolver(schema, { error: sentence, reportInput: true })
const FAILED = 'Não foi possível conferir agora. Tente novamente em instantes.'

type Props = {
  /** 'm•••@colegio.example' */
  hint: string
  /** Whether a code was sent from here. */
  sent: boolean
  ask: { busy: boolean; press: () => void }
  /** Proves it; refusals are placed on the field. */
  open: (code: string) => Promise<void>
  /** What the button does: 'Abrir o documento'. */
  submit: string
}

/** Whoever has the code that was mailed goes on. */
export function MailedCode({ hint, sent, ask, open, submit }: Props) {
  const form = useForm<{ code: string }, unknown, { code: string }>({
    resolver,
    defaultValues: { code: '' },
    mode: 'onTouched',
  })
  const prove = form.handleSubmit(async ({ code }) => {
    try {
      await open(code)
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
          <Button kind="primary" loading={ask.busy} onClick={ask.press}>
            Enviar código
          </Button>
        </Actions>
      </Section>
    )
  return (
    <Section title="Digite o código" id="code">
      <FormProvider {...form}>
        <form method="post" className={styles.form} noValidate onSubmit={(event) => void prove(event)}>
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
            <Button loading={ask.busy} onClick={ask.press}>
              Enviar outro
            </Button>
            <Button type="submit" kind="primary" loading={form.formState.isSubmitting}>
              {submit}
            </Button>
          </Actions>
        </form>
      </FormProvider>
    </Section>
  )
}
