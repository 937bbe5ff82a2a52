import { useNavigate } from 'react-router'
import { createdAt } from '#web/calls/api.ts'
import { pageMeta } from '#web/page-meta.ts'
import { useSite } from '#web/site.ts'
import { registerCompany } from '../wire/registration.ts'
import type { Route } from './+types/register-company-page'
import { Greeting } from './greeting.tsx'
import { RegistrationForm } from './registration-form.tsx'
import { tellSuccess } from './tell-success.ts'
import styles from './registration.module.css'

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, {
    title: 'Cadastre sua empresa',
    description:
      'Crie a conta da sua empresa em dois passos e publique vagas, estágios e programas para jovens talentos.',
  })

export default function RegisterCompanyPage() {
  const navigate = useNavigate()
  const { app_origin } = useSite()
  return (
    <div className={styles.page}>
      <Greeting>Crie a conta da sua empresa em dois passos.</Greeting>
      <RegistrationForm
        register={async ({ company }, init) => {
          await createdAt(registerCompany, { company }, app_origin, init)
          await tellSuccess()
          await navigate('/empresas/cadastrado')
        }}
      />
    </div>
  )
}
