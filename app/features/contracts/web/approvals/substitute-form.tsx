import { zodResolver } from '@hookform/resolvers/zod'
import { FormProvider, useForm } from 'react-hook-form'
import { call } from '#web/calls/api.ts'
import { useAct } from '#web/calls/use-act.ts'
import { SelectField } from '#web/form/choices/select-field.tsx'
import { placeRefusal } from '#web/form/errors/place-refusal.ts'
import { MaskedField } from '#web/form/text/masked-field.tsx'
import { Actions, Pair, Stack } from '#web/page/page.tsx'
import { alert } from '#web/ui/alerts/alert.ts'
import { Button } from '#web/ui/button.tsx'
import { sentence } from '#wire/text/sentences.ts'
import { listSubstituteOptions, listSubstitutes, nameSubstitute, substituteForm } from '../../wire/approvals.ts'

type Form = { substitute_id: string; from_day: string; until_day: string }
const EMPTY: Form = { substitute_id: '', from_day: '', until_day: '' }
const FAILED = 'Não foi possível registrar a substituição agora. Por favor, tente novamente.'
const resolver = zodResolver(substituteForm, { error: sentence, reportInput: true })
const search = (q: string, signal: AbortSignal) => call(listSubstituteOptions, q ? { q } : {}, { signal })

export function SubstituteForm() {
  const form = useForm<Form, unknown, Form>({ resolver, defaultValues: EMPTY, mode: 'onTouched' })
  const name = useAct(nameSubstitute, { done: 'A substituição foi registrada.', refresh: [listSubstitutes] })
  const send = form.handleSubmit(async (substitute) => {
    try {
      await name.act({ substitute })
      form.reset(EMPTY)
    } catch (error) {
      const { words } = placeRefusal(form, error, FAILED)
      if (words) alert({ kind: 'error', title: 'Ops!', text: words })
    }
  })
  return (
    <FormProvider {...form}>
      <form method="post" noValidate onSubmit={(event) => void send(event)}>
        <Stack>
          <SelectField<string, Form> name="substitute_id" label="Quem aprova" required search={search} />
          <Pair>
            <MaskedField<Form> name="from_day" mask="date" label="Primeiro dia" required />
            <MaskedField<Form> name="until_day" mask="date" label="Último dia" required />
          </Pair>
          <Actions end>
            <Button type="submit" kind="primary" loading={form.formState.isSubmitting}>
              Registrar substituição
            </Button>
          </Actions>
        </Stack>
      </form>
    </FormProvider>
  )
}
