import { useLocation, useNavigate } from 'react-router'
import { returnPath } from '#web/session/homes.ts'
import { Column } from '#web/layout/frame.tsx'
import { pageMeta } from '#web/page-meta.ts'
import { currentSession, openSession } from '#web/session/session.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import type { Route } from './+types/basic-data-page'
import styles from './basic-data.module.css'
import { FieldsForm } from './profile/fields-form.tsx'
import type { AskedField } from './profile/field-list.ts'

export const meta = (args: Route.MetaArgs) => pageMeta(args, { title: 'Dados básicos', index: false })

const FIELDS: readonly AskedField[] = [
  { name: 'full_name', required: true },
  { name: 'social_name', required: false },
  { name: 'cpf', required: true },
  { name: 'date_of_birth', required: true },
  { name: 'cellphone', required: true },
  { name: 'authorize_whatsapp', required: false },
  { name: 'main_education_type', required: false },
  { name: 'address', required: false },
]
const HOME = '/usuarios/home'

/** The first thing after the first sign-in: what every candidature needs to know. Then on to where one was going. */
export default function BasicDataPage() {
  const navigate = useNavigate()
  const onwards = returnPath(useLocation().search) ?? HOME
  const applies = onwards.endsWith('/candidaturas/nova')
  function leave() {
    const session = currentSession()
    if (session.isLogged && session.firstSignIn) openSession({ ...session, firstSignIn: false })
    void navigate(onwards)
  }
  return (
    <Column narrow>
      <div className={styles.page}>
        <h1>Dados básicos</h1>
        <p className={styles.lead}>
          {applies
            ? 'O essencial para toda candidatura, uma vez só. Depois, você volta à vaga.'
            : 'O essencial para começar. O resto do perfil você completa no seu ritmo.'}
        </p>
        <FieldsForm
          fields={FIELDS}
          submit="Salvar e continuar"
          onSaved={leave}
          actions={
            <ButtonLink kind="quiet" to={onwards}>
              Agora não
            </ButtonLink>
          }
        />
      </div>
    </Column>
  )
}
