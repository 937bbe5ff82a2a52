import { useFormContext } from 'react-hook-form'
import type { FileRule } from '#web/form/uploads/file-rules.ts'
import { UploadField } from '#web/form/uploads/upload-field.tsx'
import { PICTURE_BYTES } from '../../wire/profile.ts'
import { type CompanyDraft, type Edited, sizeOf } from './company-draft.ts'
import { FIELD_WORDS as WORDS } from './company-fields.ts'
import styles from './editing.module.css'

export const PICTURE: FileRule = { kinds: ['picture'], mostBytes: PICTURE_BYTES }

export function PicturesPart({ company: { avatar, background } }: { company: Edited['attributes'] }) {
  const { control } = useFormContext<CompanyDraft>()
  return (
    <section className={styles.card} aria-labelledby="imagens">
      <h2 id="imagens">Logotipo e capa</h2>
      <UploadField
        control={control}
        name="avatar"
        destroy="avatar_destroy"
        label={WORDS.avatar}
        rule={PICTURE}
        stored={avatar && { url: sizeOf(avatar, 192) }}
        hint="Quadrado fica melhor."
      />
      <UploadField
        control={control}
        name="background"
        destroy="background_destroy"
        label={WORDS.background}
        rule={PICTURE}
        stored={background && { url: sizeOf(background, 480) }}
        hint="Larga e baixa, como 1920 x 480 px."
      />
    </section>
  )
}
