import { zodResolver } from '@hookform/resolvers/zod'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { lists } from '#features/static-lists/wire.ts'
import { NativeSelectField } from '#web/form/choices/native-select-field.tsx'
import { placeRefusal } from '#web/form/errors/place-refusal.ts'
import { TextareaField } from '#web/form/text/textarea-field.tsx'
import { answerOf } from '#web/calls/answer.ts'
import { Actions, Stack } from '#web/page/page.tsx'
import { alert } from '#web/ui/alerts/alert.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialogs/dialog.tsx'
import { sentence } from '#wire/text/sentences.ts'
import { CHOOSE_CAUSE, isExplained, TOO_SHORT } from '../wire/rejection.ts'

const schema = z
  .object({ cause: z.string().check(z.minLength(1, CHOOSE_CAUSE)), note: z.string().check(z.maxLength(2000)) })
  .check(
    z.refine(({ cause, note }) => isExplained(cause, note), {
      path: ['note'],
      message: TOO_SHORT,
    }),
  )
const resolver = zodResolver(schema, { error: sentence, reportInput: true })

type Cause = { cause: string; note: string }
type Props = {
  title: string
  submit: string
  failed: string
  onClose: () => void
  /** What else is asked, above the cause. */
  before?: ReactNode
  send: (cause: Cause) => Promise<unknown>
}

/** Why a contract is rejected, from the list, with words where the list has none. */
export function CauseDialog({ title, submit, failed, onClose, before, send }: Props) {
  const { data: causes = [] } = useQuery(answerOf(lists.envelope_rejection_causes, {}))
  const form = useForm<Cause, unknown, Cause>({ resolver, defaultValues: { cause: '', note: '' }, mode: 'onTouched' })
  const reject = form.handleSubmit(async (filled) => {
    try {
      await send(filled)
      onClose()
    } catch (error) {
      const { words } = placeRefusal(form, error, failed)
      if (words) alert({ kind: 'error', title: 'Ops!', text: words })
    }
  })
  return (
    <Dialog open onClose={onClose} title={title}>
      <FormProvider {...form}>
        <form method="post" noValidate onSubmit={(event) => void reject(event)}>
          <Stack>
            {before}
            <NativeSelectField<Cause>
              name="cause"
              label="Causa da rejeição"
              required
              empty={`${CHOOSE_CAUSE}...`}
              options={causes.map(({ label }) => ({ value: label, label }))}
            />
            <TextareaField<Cause> name="note" label="Explique, se quiser" />
            <Actions end>
              <Button onClick={onClose}>Voltar</Button>
              <Button type="submit" kind="primary" loading={form.formState.isSubmitting}>
                {submit}
              </Button>
            </Actions>
          </Stack>
        </form>
      </FormProvider>
    </Dialog>
  )
}
