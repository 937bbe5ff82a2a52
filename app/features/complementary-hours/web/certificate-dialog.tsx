import { useWatch } from 'react-hook-form'
import type { FileRule } from '#web/form/uploads/file-rules.ts'
import { Pair } from '#web/page/page.tsx'
import { RecordDialog } from '#web/record/record-dialog.tsx'
import { RecordField } from '#web/record/record-field.tsx'
import { useAct } from '#web/calls/use-act.ts'
import type { Answer } from '#wire/endpoint.ts'
import * as wire from '../wire.ts'
import type { Totals } from './hour-totals.tsx'
import { inHours } from './hour-words.ts'

export type Entry = Answer<typeof wire.listHours>['collection']['data'][number]
type Categories = Totals['categories']
type Props = { editing: Entry | 'new'; categories: Categories; onClose: () => void }

const fields = wire.certificateForm
const refresh = [wire.listHours]
const RULE: FileRule = { kinds: ['pdf', 'image'], mostBytes: wire.CERTIFICATE_BYTES }

/** A new certificate or one to correct. */
export function CertificateDialog({ editing, categories, onClose }: Props) {
  const add = useAct(wire.addCertificate, { done: 'O certificado entrou na soma das suas horas.', refresh })
  const change = useAct(wire.changeCertificate, { done: 'O certificado foi atualizado.', refresh })
  const old = editing === 'new' ? undefined : editing
  return (
    <RecordDialog
      title={old ? 'Editar certificado' : 'Adicionar certificado'}
      submit={old ? 'Salvar' : 'Adicionar certificado'}
      fields={fields}
      record={old?.attributes}
      root="certificate"
      kept={`certificate ${old?.id ?? 'new'}`}
      send={({ file, ...words }, { lock_version, ...how }) =>
        old
          ? change.act({ id: old.id, certificate: { ...words, lock_version, ...(file && { file }) } }, how)
          : add.act({ certificate: { ...words, file: file! } }, how)
      }
      onClose={onClose}
    >
      <RecordField of={fields} name="file" rule={RULE} />
      <RecordField of={fields} name="title" />
      <RecordField of={fields} name="issuer" />
      <CategoryField categories={categories} />
      <Pair>
        <RecordField of={fields} name="hours" />
        <RecordField of={fields} name="finished_on" />
      </Pair>
    </RecordDialog>
  )
}

/** What a category takes is said under it. */
function CategoryField({ categories }: { categories: Categories }) {
  const category = useWatch<{ category: string }>({ name: 'category' })
  const chosen = categories.find(({ value }) => value === category)
  const hint =
    chosen && `${chosen.description ?? ''} Até ${inHours(chosen.cap)}; você já tem ${inHours(chosen.credited)}.`
  return <RecordField of={fields} name="category" options={categories} hint={hint} />
}
