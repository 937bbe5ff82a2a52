import { useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { SelectField } from '#web/form/choices/select-field.tsx'
import { TextareaField } from '#web/form/text/textarea-field.tsx'
import { ChosenFileField } from '#web/record/chosen-file-field.tsx'
import { YesNoField } from '#web/form/choices/yes-no-field.tsx'
import { ConfirmDialog } from '#web/ui/dialogs/confirm-dialog.tsx'
import { typedOf } from '#wire/record.ts'
import { REPORT_BYTES } from '../../../wire/profile.ts'
import { profileRecord } from '../../../wire/profile-record.ts'
import { knownLabels, type PartProps, useSurroundings } from '../form-context.ts'
import type { ProfileValues } from '../profile-rules.ts'
import styles from '../profile.module.css'
import { RowsBlock } from '../rows-block.tsx'
import { Sheet } from '../sheet.tsx'
import { useList } from '../use-list.ts'

type Values = Pick<ProfileValues, 'disability' | 'disabilities_attributes'>
type Disability = ProfileValues['disabilities_attributes'][number]
const EMPTY = typedOf(profileRecord.disabilities_attributes.of!)
const REPORT = { kinds: ['pdf', 'image'], mostBytes: REPORT_BYTES } as const

export function DisabilitiesPart({ required }: PartProps) {
  const { getValues, setValue, clearErrors } = useFormContext<Values>()
  const { profile } = useSurroundings()
  const disability = useWatch<Values>({ name: 'disability' })
  const [asked, setAsked] = useState<{ value: boolean | null; losses: string[]; go: () => void }>()

  /** A 'no' takes the rows and their reports away, and so does no answer: it names them first. */
  function ask(value: boolean | null, go: () => void) {
    const rows = getValues('disabilities_attributes') ?? []
    if (value || rows.length === 0) return go()
    setAsked({ value, losses: rows.map((row, at) => lossOf(row, at, knownLabels(profile, 'disability_type_id'))), go })
  }

  function empty() {
    setValue('disabilities_attributes', [], { shouldDirty: true })
    clearErrors('disabilities_attributes')
    asked?.go()
  }

  const no = asked?.value === false
  return (
    <div className={styles.rows}>
      <Sheet>
        <YesNoField<Values>
          name="disability"
          label="Você é uma pessoa com deficiência?"
          required={required}
          yes="Sim (PCD)"
          hint="Só você vê. Empresas só ficam sabendo se você contar a elas."
          ask={ask}
          clears
        />
      </Sheet>
      {disability && (
        <RowsBlock
          name="disabilities_attributes"
          title="Deficiências"
          one="Deficiência"
          addWords="Adicionar deficiência"
          required={false}
          empty={EMPTY}
        >
          {(index) => <DisabilityRow index={index} />}
        </RowsBlock>
      )}
      <ConfirmDialog
        open={asked !== undefined}
        title="Tirar o que você contou?"
        losses={asked?.losses ?? []}
        confirm={no ? 'Responder “Não”' : 'Limpar resposta'}
        destructive
        onClose={() => setAsked(undefined)}
        onConfirm={empty}
      >
        <p>{no ? 'Com “Não”' : 'Sem resposta'}, o que está aqui sai do seu perfil quando você salvar.</p>
      </ConfirmDialog>
    </div>
  )
}

const lossOf = (
  { disability_type_id, cid }: Disability,
  at: number,
  labels: readonly { value: string; label: string }[],
) => {
  const name = labels.find(({ value }) => value === disability_type_id)?.label ?? `Deficiência ${at + 1}`
  const report = cid.file?.name ?? (!cid.removed && cid.stored?.name)
  return report ? `${name}, com o laudo “${report}”` : name
}

function DisabilityRow({ index }: { index: number }) {
  const at = `disabilities_attributes.${index}` as const
  const { profile } = useSurroundings()
  const known = (useWatch<Values>({ name: `${at}.cid` }) as Disability['cid'] | undefined)?.stored
  return (
    <div className={styles.block}>
      <SelectField<string, Values>
        name={`${at}.disability_type_id`}
        label="Tipo"
        required
        load={useList('disabilities')}
        known={knownLabels(profile, 'disability_type_id')}
      />
      <div className={styles.whole}>
        <TextareaField<Values>
          name={`${at}.description`}
          label="Descrição"
          rows={2}
          most={1000}
          hint="O que ajuda você a trabalhar e estudar bem, por exemplo."
        />
      </div>
      <div className={styles.whole}>
        {!known && <p className={styles.hint}>Nenhum documento enviado.</p>}
        <ChosenFileField
          name={`${at}.cid`}
          label="Laudo"
          rule={REPORT}
          hint={known ? 'Documento mais recente acima.' : undefined}
        />
      </div>
    </div>
  )
}
