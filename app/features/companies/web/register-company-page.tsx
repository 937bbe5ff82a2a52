import { useNavigate } from 'react-router'
import { useGuestsOnly } from '#features/accounts/web/login/use-guests-only.ts'
import { createdAt } from '#web/calls/api.ts'
import { pageMeta } from '#web/page-meta.ts'
import { useSite } from '#web/site.ts'
import { registerCompany } from '../wire/registration.ts'
import type { Route } from './+types/register-company-page'
import { Greeting } from './greeting.tsx'
import { RegistrationForm } from './registration-form.tsx'
import { enterRegistered } from './enter-registered.ts'
import styles from './registration.module.css'

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, {
    title: 'Cadastre sua empresa',
    description:
      'Crie a conta da sua empresa em dois passos e publique vagas, estágios e programas para jovens talentos.',
  })

export default function RegisterCompanyPage() {
  useGuestsOnly()
  const navigate = useNavigate()
  const { app_origin } = useSite()
  return (
    <div className={styles.page}>
      <Greeting>Crie a conta da sua empresa em dois passos.</Greeting>
      <RegistrationForm
        register={async (draft, init) => {
          await createdAt(registerCompany, { company: draft.company }, app_origin, init)
          const enter = await enterRegistered(draft)
          await navigate('/empresas/cadastrado', { state: { registered: true } })
          enter?.() // there: a page for guests would lead somebody who is inside home
        }}
      />
    </div>
  )
}
