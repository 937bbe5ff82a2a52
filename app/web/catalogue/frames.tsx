import type { ReactNode } from 'react'
import { NO_FEATURES } from '#web/features.ts'
import { AcademyBar } from '#web/layout/headers/academy-bar.tsx'
import { AcademyFooter } from '#web/layout/academy-layout.tsx'
import { CompanyFrame } from '#web/layout/headers/company-frame.tsx'
import { CopyrightFooter } from '#web/layout/footers/copyright-footer.tsx'
import { Frame } from '#web/layout/frame.tsx'
import { PublicHeader } from '#web/layout/headers/public-header.tsx'
import { SiteFooter } from '#web/layout/footers/site-footer.tsx'
import { LogoHeader } from '#web/layout/test-layout.tsx'
import type { Session } from '#web/session/session.ts'
import { SAMPLES } from './sample-sessions.ts'

const sample = (name: string): Session => SAMPLES[name]!.session
const isPublic = (name: string) => (inside: ReactNode) => (
  <Frame header={<PublicHeader session={sample(name)} />} footer={<SiteFooter />}>
    {inside}
  </Frame>
)
const isCandidate = (name: string) => (inside: ReactNode) => (
  <Frame header={<PublicHeader session={sample(name)} />} footer={<CopyrightFooter />}>
    {inside}
  </Frame>
)
const isAcademy = (name: string) => (inside: ReactNode) => (
  <Frame header={<AcademyBar session={sample(name)} />} footer={<AcademyFooter />}>
    {inside}
  </Frame>
)

/** Whole frames with a person signed in, each at /catalogo/quadros/<name>. */
export const FRAMES: Record<string, { title: string; wrap: (inside: ReactNode) => ReactNode }> = {
  publico: { title: 'Público, visitante', wrap: isPublic('visitante') },
  'publico-candidata': { title: 'Público, candidata', wrap: isPublic('candidata') },
  candidata: { title: 'Área da candidata', wrap: isCandidate('candidata') },
  estagiaria: { title: 'Área da estagiária', wrap: isCandidate('estagiaria') },
  'ex-estagiaria': { title: 'Área da ex-estagiária', wrap: isCandidate('ex-estagiaria') },
  empresa: {
    title: 'Área da empresa',
    wrap: (inside) => (
      <CompanyFrame session={sample('gestora')} features={NO_FEATURES}>
        {inside}
      </CompanyFrame>
    ),
  },
  'empresa-aviso': {
    title: 'Área da empresa, com aviso de mudança',
    wrap: (inside) => (
      <CompanyFrame session={sample('gestora')} features={{ ...NO_FEATURES, company_new_layout_update_notice: true }}>
        {inside}
      </CompanyFrame>
    ),
  },
  'empresa-pagina': {
    title: 'Página da empresa, vista por quem a administra',
    wrap: (inside) => (
      <CompanyFrame session={sample('gestora')} features={NO_FEATURES} showPage>
        {inside}
      </CompanyFrame>
    ),
  },
  academy: { title: 'Academy, visitante', wrap: isAcademy('visitante') },
  'academy-candidata': { title: 'Academy, candidata', wrap: isAcademy('candidata') },
  teste: {
    title: 'Teste em andamento',
    wrap: (inside) => (
      <Frame header={<LogoHeader />} footer={<CopyrightFooter />}>
        {inside}
      </Frame>
    ),
  },
}
