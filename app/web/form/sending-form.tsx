import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { FormProvider, useForm, type DefaultValues, type FieldPath, type FieldValues } from 'react-hook-form'
import type * as z from 'zod/mini'
import type { Upload } from '#web/calls/sending-fetch.ts'
import type { Failed } from '#web/calls/words-of-failure.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/alerts/notice.tsx'
import { Progress } from '#web/ui/states/progress.tsx'
import { sentence } from '#wire/text/sentences.ts'
import { ErrorSummary } from './errors/error-summary.tsx'
import { placeRefusal } from './errors/place-refusal.ts'
import styles from './sending-form.module.css'
import { UnsavedGuard } from './unsaved-guard.tsx'
import { useKeptTyping } from './text/use-kept-typing.ts'

type Props<T extends FieldValues> = {
  schema: z.ZodMiniType<T, never> | z.ZodMiniType
  values: DefaultValues<T>
  labels: Partial<Record<FieldPath<T>, string>>
  /** The root key that the server's error paths omit. */
  root: string
  send: (values: T, upload: Upload) => Promise<unknown>
  submit: string
  cancel?: () => void
  /** Called in the key event itself: an Esc right after it would come before the form's own state. */
  onDirty?: (dirty: boolean) => void
  /** Said where the server gave no words. */
  failed?: Failed
  /** Names the form, where typed values outlive a session. */
  kept?: string
  children: ReactNode
}

const FAILED = {
  unanswered: 'Sem resposta do servidor. O que você preencheu continua aqui: confira a sua conexão e envie de novo.',
}
const MB = 1_000_000
const SECOND_PRESS_MS = 500

/** A form with a file: shows upload progress, can be stopped, and keeps its values after a failure. */
export function SendingForm<T extends FieldValues>({
  schema,
  values,
  labels,
  root,
  send,
  submit,
  cancel,
  onDirty,
  failed = FAILED,
  kept,
  children,
}: Props<T>) {
  const form = useForm<T, unknown, T>({
    resolver: zodResolver(schema as never, { error: sentence as never, reportInput: true }) as never,
    defaultValues: values,
    mode: 'onTouched',
  })
  const [problem, setProblem] = useState<string>()
  const [sent, setSent] = useState<{ done: number; total: number }>()
  const stop = useRef<AbortController>(null)
  const began = useRef(0)
  const { isSubmitting, isDirty } = form.formState
  useKeptTyping<T>(form, { name: kept, initial: values as Partial<T> })

  useEffect(() => onDirty?.(isDirty), [isDirty, onDirty])
  useEffect(() => () => stop.current?.abort(), [])

  const go = form.handleSubmit(async (filled) => {
    setProblem(undefined)
    const controller = (stop.current = new AbortController())
    try {
      await send(filled, {
        onSent: (done, total) => setSent({ done: done / MB, total: total / MB }),
        signal: controller.signal,
      })
      form.reset(values as T)
    } catch (error) {
      if (controller.signal.aborted) return
      const { fields, words } = placeRefusal<T, T>(form, error, failed, { root })
      setProblem(words)
      if (!words) form.setFocus(fields[0]!)
    } finally {
      setSent(undefined)
    }
  })

  /** The button may appear under a finger that presses twice. */
  const stopSending = ({ timeStamp }: { timeStamp: number }) =>
    timeStamp - began.current > SECOND_PRESS_MS && stop.current?.abort()

  return (
    <FormProvider {...form}>
      <form
        method="post"
        className={styles.form}
        noValidate
        onInput={() => onDirty?.(true)}
        onSubmit={(event) => {
          began.current = event.timeStamp
          void go(event)
        }}
      >
        <ErrorSummary<T> labels={labels} />
        {problem && (
          <div role="alert">
            <Notice kind="bad" title="Não foi possível enviar">
              {problem}
            </Notice>
          </div>
        )}
        {children}
        {isSubmitting && sent && <Progress label="Enviando" {...sent} unit="MB" />}
        <div className={styles.actions} data-foot>
          {isSubmitting ? (
            <Button onClick={stopSending}>Parar envio</Button>
          ) : (
            cancel && <Button onClick={cancel}>Cancelar</Button>
          )}
          <Button type="submit" kind="primary" loading={isSubmitting}>
            {submit}
          </Button>
        </div>
      </form>
      {/* Mounted while needed: a router asks one guard at a time, and a dialog may stand over a page's form. */}
      {isDirty && !isSubmitting && <UnsavedGuard when />}
    </FormProvider>
  )
}
