import { FilesField } from '#web/form/uploads/files-field.tsx'
import { RichField } from '#web/form/text/rich-field.tsx'
import { Section } from '#web/page/page.tsx'
import { lookOf } from '#web/record/look-of.ts'
import { MOST_PHOTOS } from '../../wire/company-form.ts'
import { BenefitsField } from './benefits-field.tsx'
import { editedRecord as fields } from './edited-company.ts'
import { PICTURE } from './pictures-part.tsx'
import { VideoRows } from './video-rows.tsx'

const PHOTOS = { ...PICTURE, mostFiles: MOST_PHOTOS }

/** What the company tells of itself. */
export const StoryPart = () => (
  <>
    <Section title="Apresentação" id="apresentacao">
      <RichField {...lookOf(fields, 'description')} hint="O que a empresa faz, para quem e desde quando." />
      <RichField {...lookOf(fields, 'why_work')} hint="O que quem chega vai aprender e encontrar." />
      <BenefitsField />
    </Section>
    <Section title="Fotos e vídeos" id="fotos-e-videos">
      <FilesField name="photos" label={fields.photos.label} rule={PHOTOS} hint="Aparecem na página nesta ordem." />
      <VideoRows />
    </Section>
  </>
)
