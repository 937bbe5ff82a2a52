import { useEffect, useRef, type ReactNode } from 'react'
import { FormProvider } from 'react-hook-form'
import { ErrorSummary } from '#web/form/errors/error-summary.tsx'
import { UnsavedGuard } from '#web/form/unsaved-guard.tsx'
import { Actions, Stack } from '#web/page/page.tsx'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/dialogs/confirm-dialog.tsx'
import { Notice } from '#web/ui/alerts/notice.tsx'
import { Progress } from '#web/ui/states/progress.tsx'
import type { Fields } from '#wire/record.ts'
import { ConflictDialog } from './conflict-dialog.tsx'
import { labelOf } from './draft.ts'
import { type RecordFormOptions, useRecordForm } from './use-record-form.ts'

type Props<F extends Fields, A> = RecordFormOptions<F, A> & {
  /** What the button does: 'Salvar limites'. */
  submit: string
  onCancel?: () => void
  /** Beside the button that saves. */
  beside?: ReactNode
  /** What is asked before `losses` are lost: its title, and what the button does. */
  losing?: { title: string; confirm: string }
  /** The buttons stay in sight: the form is long. */
  sticky?: boolean
  /** In a dialog the buttons stand at the end, the one that matters last. */
  end?: boolean
  /** Told at the key itself: what the form learns later, an Esc right after it would lose. */
  onChanged?: (changed: boolean) => void
  children: ReactNode
}

const SECOND_PRESS_MS = 500
const NOTHING = () => {}

/**
 * The frame of every form: what is wrong, the fields, how much has gone out, the buttons, what a stale write asks, and
 * the question before leaving.
 */
export function RecordForm<F extends Fields, A>({
  submit,
  onCancel,
  beside,
  losing,
  sticky,
  end,
  onChanged,
  children,
  ...of
}: Props<F, A>) {
  const { form, changed, look, problem, sent, conflict, ...record } = useRecordForm<F, A>(of)
  const { isSubmitting } = form.formState
  const began = useRef(0)
  useEffect(() => onChanged?.(changed), [changed, onChanged])
  /** The button takes the place of another: a finger that presses twice does not mean it. */
  const stop = ({ timeStamp }: { timeStamp: number }) => timeStamp - began.current > SECOND_PRESS_MS && record.stop()
  const other = sent ? (
    <Button onClick={stop}>Parar envio</Button>
  ) : (
    onCancel && <Button onClick={onCancel}>Cancelar</Button>
  )
  return (
    <FormProvider {...form}>
      <form
        method="post"
        noValidate
        onBlur={look}
        onInput={() => onChanged?.(true)}
        onSubmit={(event) => {
          event.preventDefault()
          began.current = event.timeStamp
          void record.submit()
        }}
      >
        <Stack>
          <ErrorSummary labels={(name) => labelOf(of.fields, name)} />
          {children}
          {problem && (
            <div role="alert">
              <Notice kind="bad" title="Não foi possível salvar">
                {problem}
              </Notice>
            </div>
          )}
          {sent && <Progress label="Enviando" {...sent} unit="MB" />}
          <Actions end={end} sticky={sticky}>
            {end && other}
            <Button type="submit" kind="primary" loading={isSubmitting}>
              {submit}
            </Button>
            {!end && other}
            {beside}
          </Actions>
        </Stack>
      </form>
      {losing && (
        <ConfirmDialog
          open={Boolean(record.losing)}
          onClose={NOTHING}
          onConfirm={NOTHING}
          {...losing}
          {...record.losing}
          destructive
        />
      )}
      {conflict && <ConflictDialog {...conflict} />}
      {/* Mounted while needed: a router asks one guard at a time, and a dialog may stand over a page's form. */}
      {changed && !isSubmitting && <UnsavedGuard when />}
    </FormProvider>
  )
}
