import { useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { ErrorSummary } from '#web/form/errors/error-summary.tsx'
import { UnsavedGuard } from '#web/form/unsaved-guard.tsx'
import { useKeptTyping } from '#web/form/text/use-kept-typing.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Progress } from '#web/ui/states/progress.tsx'
import { checkCompany } from './check-company.ts'
import { type CompanyDraft, draftOf, type Edited } from './company-draft.ts'
import { labelOf } from './company-fields.ts'
import styles from './editing.module.css'
import { IdentityPart } from './identity-part.tsx'
import { typedAgain } from './merge-draft.ts'
import { PicturesPart } from './pictures-part.tsx'
import { AccessPart, PlacePart } from './place-and-access.tsx'
import { StoryPart } from './story-part.tsx'
import { TestimonialsPart } from './testimonials-part.tsx'
import { toldChanges } from './told-changes.ts'
import { useSaveCompany } from './use-save-company.ts'

/** Every field of a company's profile, in the order that its page tells them. */
export function CompanyForm({ first }: { first: Edited }) {
  const [initial] = useState(() => draftOf(first.attributes))
  const form = useForm<CompanyDraft>({ defaultValues: initial, resolver: checkCompany, mode: 'onTouched' })
  const { company, before, sent, save, stop } = useSaveCompany(form, first)
  const { isDirty, isSubmitting } = form.formState
  useKeptTyping(form, {
    name: `company ${company.id}`,
    initial: before,
    join: (base, typed) => typedAgain(base, typed, before),
    // Pictures are not kept: of them nothing is typed over.
    both: (base, typed) => toldChanges({ base, typed, before: company.attributes, now: company.attributes }),
  })

  /** Blank lines travel nowhere: what is left stands where the server counts it. */
  function dropBlankVideos() {
    const rows = form.getValues('video_urls')
    if (rows.some(({ url }) => !url.trim()))
      form.setValue(
        'video_urls',
        rows.filter(({ url }) => url.trim()),
        { shouldDirty: true },
      )
  }

  return (
    <FormProvider {...form}>
      <UnsavedGuard when={isDirty && !isSubmitting} />
      <form
        method="post"
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          dropBlankVideos()
          void form.handleSubmit(save)(event)
        }}
      >
        <ErrorSummary<CompanyDraft> labels={(field) => labelOf(field, form.getValues())} />
        <PicturesPart company={company.attributes} />
        <IdentityPart company={company.attributes} />
        <StoryPart />
        <TestimonialsPart company={company} />
        <PlacePart company={company.attributes} />
        <AccessPart />
        <div className={styles.foot}>
          {isSubmitting && sent && <Progress label="Enviando" {...sent} unit="MB" />}
          <div className={styles.actions}>
            <Button type="submit" kind="primary" loading={isSubmitting}>
              Salvar alterações
            </Button>
            {isSubmitting && sent ? (
              <Button onClick={stop}>Parar envio</Button>
            ) : (
              <ButtonLink to={`/empresas/ver/${company.attributes.slug}`}>Ver a página</ButtonLink>
            )}
            <p role="status">{isDirty ? 'Alterações ainda não salvas' : ''}</p>
          </div>
        </div>
      </form>
    </FormProvider>
  )
}
