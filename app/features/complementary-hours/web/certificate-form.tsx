import * as z from 'zod/mini'
import type { FileRule } from '#web/form/file-rules.ts'
import { MaskedField } from '#web/form/masked-field.tsx'
import { SendingForm } from '#web/form/sending-form.tsx'
import { TextField } from '#web/form/text-field.tsx'
import { UploadField } from '#web/form/upload-field.tsx'
import type { Upload } from '#web/sending-fetch.ts'
import { BLANK } from '#wire/sentences.ts'
import { CERTIFICATE_BYTES, certificateFields, HOURS_INVALID } from '../wire.ts'
import { CategoryField } from './category-field.tsx'
import type { Totals } from './hour-totals.tsx'
import { shownHours, typedHours } from './hour-words.ts'
import styles from './hours.module.css'

const RULE: FileRule = { kinds: ['pdf', 'image'], mostBytes: CERTIFICATE_BYTES }

/** Hours are typed with a comma and checked as the number that the API takes. */
const hours = z.string().check(({ value, issues }) => {
  const read = z.safeParse(certificateFields.hours, typedHours(value))
  const message =
    value.trim() === '' ? BLANK : Number.isNaN(typedHours(value)) ? HOURS_INVALID : read.error?.issues[0]!.message
  if (message) issues.push({ code: 'custom', input: value, path: [], message, continue: true })
})
/** In the order of the form, which is the order of its errors. */
const { category, title, issuer, finished_on } = certificateFields
const shape = { title, issuer, category, hours, finished_on }
const newOne = z.object({
  file: z.custom<File | null>((given) => given instanceof File, 'Escolha o arquivo do certificado'),
  ...shape,
})
const changed = z.object({ file: z.nullable(z.file()), ...shape })

type Values = { category: string; title: string; issuer: string; hours: string; finished_on: string; file: File | null }
export type Certificate = Omit<Values, 'hours'> & { hours: number }
export type CertificateBefore = Omit<Certificate, 'file'> & { file: { name: string; url: string } | null }

type Props = {
  kept: string
  before?: CertificateBefore
  categories: Totals['categories']
  send: (certificate: Certificate, upload: Upload) => Promise<unknown>
  cancel: () => void
  onDirty: (dirty: boolean) => void
}

export function CertificateForm({ before, categories, send, ...rest }: Props) {
  const values: Values = before
    ? { ...before, hours: shownHours(before.hours), file: null }
    : { category: '', title: '', issuer: '', hours: '', finished_on: '', file: null }
  return (
    <SendingForm<Values>
      {...rest}
      schema={before ? changed : newOne}
      values={values}
      labels={{
        category: 'Categoria',
        title: 'Atividade',
        issuer: 'Quem emitiu',
        hours: 'Horas',
        finished_on: 'Concluída em',
        file: 'Certificado',
      }}
      root="certificate"
      submit={before ? 'Salvar' : 'Adicionar certificado'}
      send={({ hours: typed, ...certificate }, upload) => send({ ...certificate, hours: typedHours(typed) }, upload)}
    >
      <UploadField
        name="file"
        label="Certificado"
        required={!before}
        rule={RULE}
        stored={before?.file ?? null}
        hint="Uma foto nítida serve."
      />
      <TextField name="title" label="Atividade" required maxLength={160} placeholder="Semana de Tecnologia 2026" />
      <TextField name="issuer" label="Quem emitiu" required maxLength={160} placeholder="Escola, empresa ou entidade" />
      <CategoryField name="category" categories={categories} />
      <div className={styles.pair}>
        <TextField name="hours" label="Horas" required inputMode="decimal" maxLength={6} placeholder="12,5" />
        <MaskedField name="finished_on" mask="date" label="Concluída em" required />
      </div>
    </SendingForm>
  )
}
