import { lazy, Suspense } from 'react'
import { Link } from 'react-router'
import { SettingsSection } from '#features/accounts/web/settings/settings-section.tsx'
import { buildPath } from '#web/path.ts'
import { useSession } from '#web/session/session.ts'
import { Loading, SkeletonLines } from '#web/ui/states/skeleton.tsx'

// The rest of the page does not wait for the library of components that a profile's form is made of.
const PrivacyForm = lazy(async () => ({ default: (await import('./privacy-form.tsx')).PrivacyForm }))

/** What companies see, and how they may come near: the same form as in the profile. */
export function PrivacySection() {
  const { slug } = useSession().attributes
  return (
    <SettingsSection
      title="Privacidade"
      lead={
        <>
          Você escolhe o que as empresas veem, e muda quando quiser.{' '}
          {slug && (
            <Link to={`${buildPath('/usuarios/ver/:id', { id: slug })}?ver=empresa`}>
              Ver meu cadastro como as empresas veem
            </Link>
          )}
        </>
      }
    >
      <Suspense
        fallback={
          <Loading label="Carregando o formulário">
            <SkeletonLines lines={6} />
          </Loading>
        }
      >
        <PrivacyForm />
      </Suspense>
    </SettingsSection>
  )
}
