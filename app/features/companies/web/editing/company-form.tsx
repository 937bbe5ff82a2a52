import { useAct } from '#web/calls/use-act.ts'
import { RecordForm } from '#web/record/record-form.tsx'
import { readSessionAgain } from '#web/session/fresh-session.ts'
import { alert } from '#web/ui/alerts/alert.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import type { Sent } from '#wire/endpoint.ts'
import { Refused } from '#wire/send.ts'
import { size } from '#wire/text/sentences.ts'
import { PROFILE_BYTES, showCompanyAttributes, updateCompany } from '../../wire/profile.ts'
import { type Attributes, type Edited, editedRecord as fields } from './edited-company.ts'
import { IdentityPart } from './identity-part.tsx'
import { namingPhotos } from './naming-photos.ts'
import { PicturesPart } from './pictures-part.tsx'
import { AccessPart, PlacePart } from './place-and-access.tsx'
import { StoryPart } from './story-part.tsx'
import { TestimonialsPart } from './testimonials-part.tsx'

type CompanySent = Sent<typeof updateCompany>['company']

const SAME = {
  kind: 'info',
  title: 'Tudo certo',
  text: 'Nada mudou desde a última vez que você salvou.',
} as const
const MB = 1_000_000
/** The words of a form weigh something too. */
const MOST_BYTES = PROFILE_BYTES - MB
const tooMuch = (bytes: number) =>
  `As imagens somam ${size(Math.ceil(bytes / MB) * MB)}, e um envio leva até ` +
  `${size(MOST_BYTES)}. Tire algumas, salve, e envie o resto depois.`
const bytesIn = (sent: unknown): number =>
  sent instanceof Blob
    ? sent.size
    : typeof sent === 'object' && sent !== null
      ? Object.values(sent).reduce<number>((sum, one) => sum + bytesIn(one), 0)
      : 0

/** Every field of a company's profile, in the order that its page tells them. */
export function CompanyForm({ company: { id, attributes } }: { company: Edited }) {
  const update = useAct(updateCompany, {
    done: 'As alterações foram salvas.',
    refresh: [showCompanyAttributes],
    onDone: () => void readSessionAgain(),
  })
  return (
    <RecordForm<typeof fields, Attributes>
      fields={fields}
      record={attributes}
      root="company"
      partly
      kept={`company ${id}`}
      submit="Salvar alterações"
      sticky
      beside={<ButtonLink to={`/empresas/ver/${attributes.slug}`}>Ver a página</ButtonLink>}
      send={async (changes, { lock_version, ...how }) => {
        const company = changes as CompanySent
        if (Object.keys(company).length === 0) return void alert(SAME)
        if (bytesIn(company) > MOST_BYTES) throw new Refused(413, { messages: [tooMuch(bytesIn(company))] })
        const sent = { company_id: id, company: { ...company, lock_version } }
        const { data } = await update.act(sent, how).catch((error: unknown) => {
          throw namingPhotos(error, (company.photos ?? []) as File[])
        })
        return data.attributes
      }}
    >
      <PicturesPart />
      <IdentityPart company={attributes} />
      <StoryPart />
      <TestimonialsPart company_id={id} />
      <PlacePart company={attributes} />
      <AccessPart />
    </RecordForm>
  )
}
