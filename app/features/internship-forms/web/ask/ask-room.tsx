import { Page } from '#web/page/page.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { AskForData } from './ask-for-data.tsx'
import { AskForUpdate } from './ask-for-update.tsx'

type Props = {
  internship_id: string
  back: { to: string; label: string }
  /** Where the answers are checked. */
  check: string
}

/** What may be asked of whoever interns: what changes, and data for the profile. */
export const AskRoom = ({ internship_id, back, check }: Props) => (
  <Page
    title="Pedir à pessoa estagiária"
    lead="Ela recebe um link por e-mail e responde sem precisar de conta."
    width="form"
    back={back}
    actions={<ButtonLink to={check}>Conferir dados</ButtonLink>}
  >
    <AskForUpdate internship_id={internship_id} />
    <AskForData internship_id={internship_id} />
  </Page>
)
