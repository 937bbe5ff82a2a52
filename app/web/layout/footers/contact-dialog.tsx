import { zodResolver } from '@hookform/resolvers/zod'
import { FormProvider, useForm } from 'react-hook-form'
import { callOnce } from '#web/calls/call-once.ts'
import { placeRefusal } from '#web/form/errors/place-refusal.ts'
import { TextField } from '#web/form/text/text-field.tsx'
import { TextareaField } from '#web/form/text/textarea-field.tsx'
import { alert } from '#web/ui/alerts/alert.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialogs/dialog.tsx'
import { contactMessage, sendContactMessage } from '#wire/contact-message.ts'
import { sentence } from '#wire/text/sentences.ts'
import styles from './help-dialog.module.css'

const resolver = zodResolver(contactMessage, { error: sentence, reportInput: true })
const EMPTY = { subject: '', message: '' }
const FAILED = 'Não foi possível enviar agora. O que você escreveu continua aqui: tente novamente em instantes.'

/** A message to the operator. Typed text stays when the dialog is closed before sending. */
export function ContactDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const form = useForm({ resolver, defaultValues: EMPTY, mode: 'onTouched' })
  const { isSubmitting } = form.formState
  const send = form.handleSubmit(async (contact) => {
    try {
      const { messages } = await callOnce(sendContactMessage, { contact })
      form.reset(EMPTY)
      onClose()
      alert({ kind: 'success', title: 'Tudo certo', text: messages.join(' ') })
    } catch (error) {
      const { fields, words } = placeRefusal(form, error, FAILED, { root: 'contact' })
      if (words) alert({ kind: 'error', title: 'Ops!', text: words })
      else form.setFocus(fields[0]!)
    }
  })
  return (
    <Dialog open={open} onClose={onClose} title="Fale conosco" dismissible={!isSubmitting}>
      <FormProvider {...form}>
        <form className={styles.form} noValidate onSubmit={(event) => void send(event)}>
          <p>Conte o que aconteceu ou o que falta. A resposta chega no seu e-mail, em dias úteis.</p>
          <TextField name="subject" label="Assunto" required autoComplete="off" />
          <TextareaField name="message" label="Mensagem" required most={4000} />
          <div className={styles.buttons}>
            <Button onClick={onClose} disabled={isSubmitting}>
              Cancelar
            </Button>
            <Button type="submit" kind="primary" loading={isSubmitting}>
              Enviar mensagem
            </Button>
          </div>
        </form>
      </FormProvider>
    </Dialog>
  )
}
