import { FormProvider, useForm } from 'react-hook-form'
import admin from '#features/operator/web/admin.module.css'
import { CheckboxField } from '#web/form/choices/checkbox-field.tsx'
import { ErrorSummary } from '#web/form/errors/error-summary.tsx'
import type { FileRule } from '#web/form/uploads/file-rules.ts'
import { MaskedField } from '#web/form/text/masked-field.tsx'
import { TextField } from '#web/form/text/text-field.tsx'
import { TextareaField } from '#web/form/text/textarea-field.tsx'
import { UnsavedGuard } from '#web/form/unsaved-guard.tsx'
import { UploadField } from '#web/form/uploads/upload-field.tsx'
import { useKeptTyping } from '#web/form/text/use-kept-typing.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { LOGO_BYTES } from '../../wire/partners.ts'
import { useAskedSave } from '../use-asked-save.tsx'
import { endsWithSave } from '../what-ends.ts'
import { ColourField } from './colour-field.tsx'
import { EndAgreement } from './end-agreement.tsx'
import {
  changedByBoth,
  checkPartner,
  draftOf,
  FIELD_WORDS as WORDS,
  type Institution,
  joinedDraft,
  type PartnerDraft,
} from './partner-draft.ts'
import styles from './partners.module.css'
import { useSavePartner } from './use-save-partner.ts'

const LOGO: FileRule = { kinds: ['picture'], mostBytes: LOGO_BYTES }
const PLAIN = { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false } as const

/** The agreement of an institution; the first save makes it a partner. */
export function PartnerForm({ institution }: { institution: Institution }) {
  const { partner } = institution.attributes
  const form = useForm<PartnerDraft>({
    defaultValues: draftOf(institution.attributes),
    resolver: checkPartner,
    mode: 'onTouched',
  })
  const { save, end } = useSavePartner(form, institution)
  const { ask, dialog } = useAskedSave({ title: 'Salvar o convênio assim?', confirm: 'Salvar assim mesmo' })
  const send = form.handleSubmit(save)
  const look = form.handleSubmit((draft) => {
    const ends = endsWithSave(institution.attributes, draft)
    return ends.length ? ask(ends, send) : save(draft)
  })
  const { isDirty, isSubmitting } = form.formState
  const now = form.formState.defaultValues as PartnerDraft
  useKeptTyping(form, {
    name: `partner ${institution.id}`,
    initial: now,
    join: (base, typed) => joinedDraft(base, typed, now),
    both: (base, typed) => changedByBoth(base, typed, now),
  })
  return (
    <FormProvider {...form}>
      <UnsavedGuard when={isDirty && !isSubmitting} />
      {institution.attributes.in_force && (
        <div className={admin.actions}>
          <ButtonLink to={`/ies/${institution.attributes.display_name}`}>Ver o mural</ButtonLink>
          <ButtonLink to={`/admin/horas-complementares?instituicao=${institution.id}`}>Limites de horas</ButtonLink>
          <EndAgreement institution={institution} onEnd={end} />
        </div>
      )}
      {dialog}
      <form className={styles.form} noValidate onSubmit={(event) => void look(event)}>
        <ErrorSummary<PartnerDraft> labels={WORDS} />
        <section className={styles.card} aria-labelledby="mural">
          <h2 id="mural">Mural</h2>
          <TextField
            name="display_name"
            label={WORDS.display_name}
            required
            hint="O que vem depois de /ies/. Um endereço de antes leva ao novo."
            maxLength={60}
            {...PLAIN}
          />
          <UploadField
            name="logo"
            destroy="logo_destroy"
            label={WORDS.logo}
            rule={LOGO}
            stored={partner?.logo ? { url: partner.logo } : null}
            hint="Quadrado fica melhor."
          />
          <ColourField />
        </section>
        <section className={styles.card} aria-labelledby="convenio">
          <h2 id="convenio">Convênio</h2>
          <div className={styles.pair}>
            <MaskedField
              name="agreement_starts_on"
              mask="date"
              label={WORDS.agreement_starts_on}
              hint="Sem data, vale desde já."
            />
            <MaskedField
              name="agreement_ends_on"
              mask="date"
              label={WORDS.agreement_ends_on}
              hint="Sem data, vale até ser encerrado."
            />
            <TextField name="contact_name" label={WORDS.contact_name} autoComplete="off" />
            <TextField name="contact_email" label={WORDS.contact_email} inputMode="email" {...PLAIN} />
            <TextField name="contact_phone" label={WORDS.contact_phone} type="tel" inputMode="tel" autoComplete="off" />
          </div>
        </section>
        <section className={styles.card} aria-labelledby="assinatura">
          <h2 id="assinatura">Quem assina contratos</h2>
          <div className={styles.pair}>
            <TextField name="signer_name" label={WORDS.signer_name} autoComplete="off" />
            <TextField name="signer_job_title" label={WORDS.signer_job_title} autoComplete="off" />
            <TextField name="signer_email" label={WORDS.signer_email} inputMode="email" {...PLAIN} />
          </div>
        </section>
        <section className={styles.card} aria-labelledby="vinculo">
          <h2 id="vinculo">Vínculo por e-mail</h2>
          <TextareaField
            name="email_domains"
            label={WORDS.email_domains}
            rows={3}
            hint="Um por linha, como aluno.universidade.edu.br. Vale também o que está abaixo dele."
          />
          <CheckboxField
            name="proves_bond_by_email"
            label="Um e-mail confirmado destes domínios prova o vínculo"
            hint="Só para domínios que a instituição dá a quem estuda nela."
          />
        </section>
        <div className={styles.actions}>
          <Button type="submit" kind="primary" loading={isSubmitting}>
            {partner ? 'Salvar convênio' : 'Tornar parceira'}
          </Button>
          <p role="status">{isDirty ? 'Alterações ainda não salvas' : ''}</p>
        </div>
      </form>
    </FormProvider>
  )
}
