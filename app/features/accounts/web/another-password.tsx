import { zodResolver } from '@hookform/resolvers/zod'
import { FormProvider, useForm, type UseFormReturn } from 'react-hook-form'
import * as z from 'zod/mini'
import { NewPasswordFields } from '#web/form/passwords/new-password-fields.tsx'
import { newPassword, PASSWORD_HINT, sameTwice } from '#wire/person/password.ts'
import { sentence } from '#wire/text/sentences.ts'
import { Button } from '#web/ui/button.tsx'

const NONE = { password: '', password_confirmation: '' }
const schema = z
  .object({ password: newPassword, password_confirmation: z.string().check(z.minLength(1)) })
  .check(sameTwice())

export const usePasswordForm = () =>
  useForm({
    resolver: zodResolver(schema, { error: sentence, reportInput: true }),
    defaultValues: NONE,
    mode: 'onTouched',
  })

/** As a submit, so that a message leaves while its field is typed into: at the blur, it would move the button pressed. */
export const complete = (form: UseFormReturn<typeof NONE>) =>
  new Promise<boolean>(
    (done) =>
      void form.handleSubmit(
        () => done(true),
        () => done(false),
      )(),
  )

type Props = { form: UseFormReturn<typeof NONE>; shown: boolean; onShow: (shown: boolean) => void }

/** In a browser where nobody signed up: somebody else may have opened the account with this address. */
export function AnotherPassword({ form, shown, onShow }: Props) {
  if (!shown)
    return (
      <Button kind="quiet" onClick={() => onShow(true)}>
        Não criei esta senha: escolher outra
      </Button>
    )
  return (
    <FormProvider {...form}>
      <NewPasswordFields
        password="password"
        confirmation="password_confirmation"
        hint={PASSWORD_HINT}
        labels={{ password: 'Nova senha', confirmation: 'Confirmação da nova senha' }}
      />
    </FormProvider>
  )
}
