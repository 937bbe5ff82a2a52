import { useFormContext } from 'react-hook-form'
import { FilesField } from '#web/form/uploads/files-field.tsx'
import { RichField } from '#web/form/text/rich-field.tsx'
import { MOST_PHOTOS } from '../../wire/profile.ts'
import { BenefitsField } from './benefits-field.tsx'
import type { CompanyDraft } from './company-draft.ts'
import { FIELD_WORDS as WORDS } from './company-fields.ts'
import styles from './editing.module.css'
import { PICTURE } from './pictures-part.tsx'
import { VideoRows } from './video-rows.tsx'

const PHOTOS = { ...PICTURE, mostFiles: MOST_PHOTOS }

/** What the company tells of itself. */
export function StoryPart() {
  const { control } = useFormContext<CompanyDraft>()
  return (
    <>
      <section className={styles.card} aria-labelledby="apresentacao">
        <h2 id="apresentacao">Apresentação</h2>
        <RichField
          control={control}
          name="description"
          label={WORDS.description}
          hint="O que a empresa faz, para quem e desde quando."
        />
        <RichField
          control={control}
          name="why_work"
          label={WORDS.why_work}
          hint="O que quem chega vai aprender e encontrar."
        />
        <BenefitsField />
      </section>
      <section className={styles.card} aria-labelledby="fotos-e-videos">
        <h2 id="fotos-e-videos">Fotos e vídeos</h2>
        <FilesField
          control={control}
          name="photos"
          label={WORDS.photos}
          rule={PHOTOS}
          hint="Aparecem na página nesta ordem."
        />
        <VideoRows />
      </section>
    </>
  )
}
