import { useCallback, useEffect, useRef, useState } from 'react'
import { FormProvider, useForm, type FieldPath } from 'react-hook-form'
import { call } from '#web/calls/api.ts'
import { ErrorSummary } from '#web/form/errors/error-summary.tsx'
import { listErrors } from '#web/form/errors/list-errors.ts'
import { stepOf } from '#web/form/errors/place-errors.ts'
import { placeRefusal } from '#web/form/errors/place-refusal.ts'
import { UnsavedGuard } from '#web/form/unsaved-guard.tsx'
import { useRemoteCheck } from '#web/form/errors/use-remote-check.ts'
import { saveKeys } from '#web/calls/save-key.ts'
import { alert, type AlertContent, type AlertHandle } from '#web/ui/alerts/alert.ts'
import { NeedsScript } from '#web/ui/needs-script.tsx'
import { StepIndicator } from '#web/ui/steps/step-indicator.tsx'
import { useStepInHistory } from '#web/ui/steps/use-step-in-history.ts'
import { useWizard } from '#web/ui/steps/use-wizard.ts'
import { isCnpj } from '#wire/cnpj.ts'
import { isEmail } from '#wire/person/email.ts'
import { validateCnpj, validateEmail } from '../wire/registration.ts'
import { AccessStep } from './access-step.tsx'
import { EMPTY, LABELS, MANAGER, registrationDraft, STEPS, type Draft } from './registration-draft.ts'
import styles from './registration.module.css'

const FAILED =
  'Não foi possível concluir o cadastro agora. O que você digitou continua aqui: tente novamente em instantes.'
const UNREACHABLE = 'Não foi possível abrir o próximo passo. Verifique sua conexão e tente novamente.'
const TO_MEND = 'Alguns dados precisam de correção. Confira os campos marcados e tente novamente.'

/** The second step's lists and masks come while the first is being filled. */
const loadCompanyStep = async () => (await import('./company-step.tsx')).CompanyStep
type CompanyStep = Awaited<ReturnType<typeof loadCompanyStep>>

/**
 * Two steps of one form. What was typed and checked survives going back, by our button or the browser's, and every
 * failure.
 */
export function RegistrationForm({ register }: { register: (draft: Draft, init: RequestInit) => Promise<void> }) {
  const form = useForm({ resolver: registrationDraft, defaultValues: EMPTY, mode: 'onTouched' })
  const { isDirty, isSubmitting } = form.formState
  const [CompanyStep, setCompanyStep] = useState<CompanyStep>()
  const { step, forward, back, goTo, heading } = useWizard(STEPS.length, useStepInHistory(CompanyStep ? 1 : 0))
  const email = useRemoteCheck((value, signal) => call(validateEmail, { email: value }, { signal }), {
    worthAsking: isEmail,
  })
  const cnpj = useRemoteCheck((value, signal) => call(validateCnpj, { cnpj: value }, { signal }), {
    worthAsking: isCnpj,
  })
  const sending = useRef(false)
  const [keys] = useState(() => saveKeys())
  const said = useRef<AlertHandle>(null)
  const here = useRef(step)
  const due = useRef<{ name: FieldPath<Draft>; at: number }>(undefined)
  const say = (content: AlertContent) => void (said.current = alert(content))

  useEffect(() => {
    if (isDirty) loadCompanyStep().catch(() => {}) // asked again, and told, when the step is due
  }, [isDirty])
  useEffect(() => () => said.current?.close(), [])

  /** The focus goes to the field that was asked for, once its step is on the page. */
  const land = useCallback(() => {
    if (due.current?.at !== here.current) return
    form.setFocus(due.current.name)
    due.current = undefined
  }, [form])
  useEffect(() => {
    here.current = step
    land()
  }, [land, step])

  /** The step is opened with all its fields there, for fingers that are already on their way. */
  async function goOn() {
    if (!(await form.trigger(STEPS[step]!.fields, { shouldFocus: true }))) return
    try {
      const loaded = await loadCompanyStep()
      setCompanyStep(() => loaded)
      forward()
    } catch {
      say({ kind: 'error', title: 'Ops!', text: UNREACHABLE })
    }
  }

  const send = async (draft: Draft) => {
    if (sending.current) return // a second click before the button could be disabled
    sending.current = true
    try {
      await register(draft, { headers: { 'idempotency-key': keys.keyFor(draft) } })
    } catch (error) {
      refuse(error)
    } finally {
      sending.current = false
    }
  }

  function refuse(error: unknown) {
    const { fields: wrong, words: homeless } = placeRefusal(form, error, FAILED, { root: 'company' })
    if (!wrong.length) return say({ kind: 'error', title: 'Ops!', text: homeless })
    // What was free when it was asked may be taken by now.
    for (const [name, check] of [
      [`${MANAGER}.email`, email],
      ['company.cnpj', cnpj],
    ] as const) {
      const words = wrong.includes(name) ? form.getFieldState(name).error?.message : undefined
      if (words) check.refuse(form.getValues(name), words)
    }
    show(wrong)
    say({ kind: 'warning', title: 'Ops!', text: homeless ? `${homeless} ${TO_MEND}` : TO_MEND })
  }

  /** The first step that holds any of these fields, and the field itself. */
  function show(names: FieldPath<Draft>[]) {
    const holding = (names: FieldPath<Draft>[]) =>
      stepOf(
        STEPS.map(({ fields }) => fields),
        names,
      )
    const at = holding(names) ?? here.current
    due.current = { name: names.find((name) => holding([name]) === at) ?? names[0]!, at }
    goTo(at)
    setTimeout(land)
  }

  return (
    <FormProvider {...form}>
      <form
        method="post"
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          said.current?.close() // of the try before this one
          if (step > 0)
            return void form.handleSubmit(send, (errors) =>
              show(listErrors(errors).map(({ name }) => name as FieldPath<Draft>)),
            )(event)
          event.preventDefault()
          void goOn()
        }}
      >
        <div className={styles.head}>
          <h2 ref={heading} tabIndex={-1}>
            {STEPS[step]!.title}
          </h2>
          <StepIndicator step={step} length={STEPS.length} />
        </div>
        <NeedsScript what="Este cadastro" />
        <ErrorSummary<Draft> labels={LABELS} show={(name) => show([name])} />
        <UnsavedGuard when={isDirty && !isSubmitting} />
        {step === 0 || !CompanyStep ? <AccessStep check={email} /> : <CompanyStep check={cnpj} back={back} />}
      </form>
    </FormProvider>
  )
}
