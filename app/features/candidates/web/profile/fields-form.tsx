import { lazy, Suspense, useContext, useEffect, useMemo, type ReactNode, type SubmitEvent } from 'react'
import { FormProvider, useFormState } from 'react-hook-form'
import { ErrorSummary } from '#web/form/errors/error-summary.tsx'
import { UnsavedGuard } from '#web/form/unsaved-guard.tsx'
import { useFeatures } from '#web/features.ts'
import { Button } from '#web/ui/button.tsx'
import { Loading, SkeletonFields } from '#web/ui/states/skeleton.tsx'
import { ErrorState } from '#web/ui/states/state.tsx'
import { ConflictDialog } from '#web/record/conflict-dialog.tsx'
import { labelOf } from '#web/record/draft.ts'
import {
  ACADEMIC_BLOCK,
  type AskedField,
  asTold,
  type FieldName,
  fieldOf,
  type FormMode,
  isRequired,
} from './field-list.ts'
import { FormContext } from './form-context.ts'
import { PARTS } from './parts.tsx'
import styles from './profile.module.css'
import { SendContext, Sheet } from './sheet.tsx'
import { isList, sheetsOf } from './sheets-of.ts'
import { type OwnProfile, type ProfileSent, useOwnProfile } from './use-own-profile.ts'
import { useProfileForm } from './use-profile-form.ts'

/** Few forms ever show them. */
const RecoveryCodes = lazy(async () => ({
  default: (await import('#features/accounts/web/settings/recovery-codes.tsx')).RecoveryCodes,
}))

export type FieldsFormProps = {
  fields: readonly AskedField[]
  mode?: FormMode
  submit?: string
  /** Sent along with what changed, such as the wizard's step; then an untouched form is sent too. */
  also?: Partial<ProfileSent>
  /** All of it is sent: to leave it as it stands is a choice too. */
  whole?: boolean
  onSaved?: (profile: OwnProfile) => void
  /** Told at the key itself: what the form learns later, an Esc right after it would lose. */
  onDirty?: (dirty: boolean) => void
  /** Further buttons, beside the one that saves. */
  actions?: ReactNode
  /** A page asks once before it is left: false where another of its forms asks already. */
  guarded?: boolean
}

/** Any list of named fields of one's own profile as one form. */
export function FieldsForm(props: FieldsFormProps) {
  const { profile, isError, refetch } = useOwnProfile()
  if (!profile && isError)
    return <ErrorState text="Não conseguimos carregar o seu perfil." onRetry={() => void refetch()} />
  if (!profile)
    return (
      <Loading label="Carregando o formulário">
        <SkeletonFields fields={4} />
      </Loading>
    )
  // Another list of fields is another form: a step does not inherit the errors of the one before.
  return <FilledForm key={props.fields.map(({ name }) => name).join()} stored={profile} {...props} />
}

function FilledForm({
  stored,
  fields: asked,
  mode = 'full',
  submit = 'Salvar',
  also,
  whole = false,
  onSaved,
  onDirty,
  actions,
  guarded = true,
}: FieldsFormProps & { stored: OwnProfile }) {
  const byLevel = useFeatures().user_ats_candidature_education_level
  const fields = useMemo(() => asTold(asked, stored as Partial<Record<FieldName, unknown>>), [asked, stored])
  const { form, profile, conflict, codes, keptCodes, ...record } = useProfileForm({
    stored,
    fields,
    mode,
    byLevel,
    also,
    whole,
    onSaved,
  })
  const send = (event?: SubmitEvent) => {
    event?.preventDefault()
    void record.submit()
  }
  if (codes)
    return (
      <Suspense>
        <RecoveryCodes codes={codes} onKept={keptCodes} />
      </Suspense>
    )
  return (
    <FormProvider {...form}>
      <FormContext value={{ profile, fields, mode, byLevel }}>
        <SendContext value={send}>
          <div className={styles.form} onBlur={record.look} onInput={() => onDirty?.(true)}>
            <ErrorSummary labels={(name) => labelOf(record.fields, name)} />
            <Suspense
              fallback={
                <Loading label="Carregando os campos">
                  <SkeletonFields fields={4} />
                </Loading>
              }
            >
              <Sheets fields={fields} mode={mode} />
            </Suspense>
            <Foot submit={submit} actions={actions} guarded={guarded} dirty={record.changed} onDirty={onDirty} />
          </div>
        </SendContext>
        {conflict && <ConflictDialog {...conflict} />}
      </FormContext>
    </FormProvider>
  )
}

/** Fields one after another share a sheet; a list has one for each of its rows. */
function Sheets({ fields, mode }: { fields: readonly AskedField[]; mode: FormMode }) {
  const block = fields.find(({ name }) => ACADEMIC_BLOCK.has(name))
  const shown = fields.filter((field) => !ACADEMIC_BLOCK.has(field.name) || field === block)
  return sheetsOf(shown).map((sheet) => {
    const parts = sheet.map((field) => <PartOf key={field.name} field={field} mode={mode} />)
    return isList(sheet[0]!) ? (
      parts
    ) : (
      <Sheet key={sheet[0]!.name} className={styles.fields}>
        {parts}
      </Sheet>
    )
  })
}

function PartOf({ field, mode }: { field: AskedField; mode: FormMode }) {
  const { group, half } = fieldOf(field.name)
  const Part = PARTS[group]
  return (
    <div className={styles.cell} data-half={half || undefined}>
      <Part name={field.name} required={isRequired(field, mode)} />
    </div>
  )
}

function Foot({
  submit,
  actions,
  guarded,
  dirty,
  onDirty,
}: Pick<FieldsFormProps, 'submit' | 'actions' | 'guarded' | 'onDirty'> & { dirty: boolean }) {
  const send = useContext(SendContext)
  const { isSubmitting } = useFormState()
  useEffect(() => onDirty?.(dirty), [onDirty, dirty])
  return (
    <>
      {guarded && <UnsavedGuard when={dirty && !isSubmitting} />}
      <div className={styles.actions} data-foot>
        <Button kind="primary" loading={isSubmitting} onClick={() => send()}>
          {submit}
        </Button>
        {actions}
      </div>
    </>
  )
}
