import { useWatch } from 'react-hook-form'
import { SelectField } from '#web/form/select-field.tsx'
import { TextareaField } from '#web/form/textarea-field.tsx'
import { UploadField } from '#web/form/upload-field.tsx'
import { YesNoField } from '#web/form/yes-no-field.tsx'
import { REPORT_BYTES } from '../../wire/profile.ts'
import { knownLabels, type PartProps, useSurroundings } from './form-context.ts'
import type { ProfileValues } from './profile-values.ts'
import styles from './profile.module.css'
import { RowsBlock } from './rows-block.tsx'
import { Sheet } from './sheet.tsx'
import { useList } from './use-list.ts'

type Values = Pick<ProfileValues, 'disability' | 'disabilities_attributes'>
const EMPTY = { disability_type_id: null, description: '', cid: null, cid_destroy: false, document: null }
const REPORT = { kinds: ['pdf', 'image'], mostBytes: REPORT_BYTES } as const

export function DisabilitiesPart({ required }: PartProps) {
  const disability = useWatch<Values>({ name: 'disability' })
  return (
    <div className={styles.rows}>
      <Sheet>
        <YesNoField<Values>
          name="disability"
          label="Você é uma pessoa com deficiência?"
          required={required}
          yes="Sim (PCD)"
          hint="Só você vê. Empresas só ficam sabendo se você contar a elas."
        />
      </Sheet>
      {disability && (
        <RowsBlock name="disabilities_attributes" title="Deficiências" one="Deficiência" addWords="Adicionar deficiência" required={false} empty={EMPTY}>
          {(index) => <DisabilityRow index={index} />}
        </RowsBlock>
      )}
    </div>
  )
}

function DisabilityRow({ index }: { index: number }) {
  const at = `disabilities_attributes.${index}` as const
  const { profile } = useSurroundings()
  const known = useWatch<Values>({ name: `${at}.document` }) as { name: string; url: string } | null | undefined
  return (
    <div className={styles.block}>
      <SelectField<string, Values> name={`${at}.disability_type_id`} label="Tipo" required load={useList('disabilities')} known={knownLabels(profile, 'disability_type_id')} />
      <div className={styles.whole}>
        <TextareaField<Values> name={`${at}.description`} label="Descrição" rows={2} most={1000} hint="O que ajuda você a trabalhar e estudar bem, por exemplo." />
      </div>
      <div className={styles.whole}>
        <p className={styles.hint}>
          {known ? <>Documento mais recente: <a href={known.url} target="_blank" rel="noreferrer">{known.name}</a></> : 'Nenhum documento enviado.'}
        </p>
        <UploadField<Values, Values> name={`${at}.cid`} label="Laudo" rule={REPORT} />
      </div>
    </div>
  )
}
