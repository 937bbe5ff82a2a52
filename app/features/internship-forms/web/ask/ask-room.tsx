import { Page } from '#web/page/page.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { AskForData } from './ask-for-data.tsx'
import { AskForUpdate } from './ask-for-update.tsx'

type Props = {
  internship_id: string
  /** Whom it asks. */
  name: string | undefined
  back: { to: string; label: string }
  /** Where the answers are checked. */
  check: string
  /** Who left is asked for data only. */
  ended?: boolean
}

export const ASK_TITLE = 'Pedir a quem estagia'

/** What may be asked of whoever interns: what changes, and data for the profile. */
export const AskRoom = ({ internship_id, name, back, check, ended = false }: Props) => (
  <Page
    title={name ? `Pedir a ${name}` : ASK_TITLE}
    lead="O pedido vai por e-mail, com um link: quem estagia responde sem precisar de conta."
    width="form"
    back={back}
    actions={<ButtonLink to={check}>Conferir dados</ButtonLink>}
  >
    {!ended && <AskForUpdate internship_id={internship_id} />}
    <AskForData internship_id={internship_id} />
  </Page>
)
